import type { MessageCategory } from '@fairway/contract/messages/categories.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { isFor } from './audience-store.ts';
import { inboxBegin, type Reader } from './reader.ts';

export interface UnreadCount {
  category: MessageCategory;
  unread: number;
  private: number;
}

/**
 * What is not read yet, counted from the rows themselves: a number that nobody keeps cannot run below zero or drift. The
 * first half asks one partial index, the second the broadcasts of the last 90 days and the member's marks on them.
 */
export async function countUnread(db: Db | Tx, reader: Reader): Promise<UnreadCount[]> {
  const { rows } = await sql<UnreadCount>`
    select category, count(*)::int as unread, (count(*) filter (where private))::int as private
    from (
      select category, true as private from messages_private
      where member_id = ${reader.memberId} and read_at is null and deleted_at is null
        and created_at > ${inboxBegin(reader.now)}
      union all
      select b.kind, b.audience = 'members' from messages_broadcasts b
      where ${isFor(reader)} and not exists (
        select from messages_broadcast_marks mark
        where mark.member_id = ${reader.memberId} and mark.broadcast_id = b.id)
    ) as unread
    group by category`.execute(db);
  return rows;
}
