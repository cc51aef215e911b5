import type { MessageCategory } from '@fairway/contract/messages/categories.ts';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { isFor } from './audience-store.ts';
import type { Reader } from './reader.ts';

/** What a mark met: it changed something, it existed already, or there is no such message of this member. */
export type Marking = 'done' | 'stood' | 'missing';

/** Marks one message as read. Two at once: the second waits for the first and then finds the mark. */
export async function markRead(tx: Tx, reader: Reader, id: string): Promise<Marking> {
  const own = await sql<{ was_read: boolean }>`
    select read_at is not null as was_read from messages_private
    where id = ${id} and member_id = ${reader.memberId} and deleted_at is null for update`.execute(tx);
  if (own.rows[0]) {
    if (own.rows[0].was_read) return 'stood';
    await sql`update messages_private set read_at = ${reader.now} where id = ${id}`.execute(tx);
    return 'done';
  }
  const marked = await sql`
    insert into messages_broadcast_marks (member_id, broadcast_id, read_at)
    select ${reader.memberId}, b.id, ${reader.now} from messages_broadcasts b
    where b.id = ${id} and ${isFor(reader)}
    on conflict do nothing returning broadcast_id`.execute(tx);
  if (marked.rows.length > 0) return 'done';
  const found = await sql`
    select from messages_broadcasts b
    join messages_broadcast_marks mark on mark.broadcast_id = b.id and mark.member_id = ${reader.memberId}
    where b.id = ${id} and mark.deleted_at is null and ${isFor(reader)}`.execute(tx);
  return found.rows.length > 0 ? 'stood' : 'missing';
}

/** Takes one message out of the member's list; 'missing' when it is not there (any more). */
export async function markDeleted(tx: Tx, reader: Reader, id: string): Promise<Marking> {
  const own = await sql`
    update messages_private set deleted_at = ${reader.now}
    where id = ${id} and member_id = ${reader.memberId} and deleted_at is null returning id`.execute(tx);
  if (own.rows.length > 0) return 'done';
  const broadcast = await sql`
    insert into messages_broadcast_marks as mark (member_id, broadcast_id, read_at, deleted_at)
    select ${reader.memberId}, b.id, ${reader.now}, ${reader.now} from messages_broadcasts b
    where b.id = ${id} and ${isFor(reader)}
    on conflict (member_id, broadcast_id) do update set deleted_at = excluded.deleted_at
      where mark.deleted_at is null
    returning broadcast_id`.execute(tx);
  return broadcast.rows.length > 0 ? 'done' : 'missing';
}

/** Marks every message of a category as read; answers how many it changed. */
export async function markAllRead(tx: Tx, reader: Reader, category: MessageCategory): Promise<number> {
  const own = await sql`
    update messages_private set read_at = ${reader.now}
    where member_id = ${reader.memberId} and category = ${category} and read_at is null and deleted_at is null
    returning id`.execute(tx);
  const broadcasts = await sql`
    insert into messages_broadcast_marks (member_id, broadcast_id, read_at)
    select ${reader.memberId}, b.id, ${reader.now} from messages_broadcasts b
    where b.kind = ${category} and ${isFor(reader)}
    on conflict do nothing returning broadcast_id`.execute(tx);
  return own.rows.length + broadcasts.rows.length;
}
