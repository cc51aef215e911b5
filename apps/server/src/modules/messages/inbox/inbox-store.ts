import type { MessageCategory } from '@fairway/contract/messages/categories.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { isFor } from './audience-store.ts';
import { inboxBegin, type Reader } from './reader.ts';

/** A line of the inbox: a private message (it has a template) or a broadcast (it has texts). */
export interface InboxRow {
  id: string;
  category: MessageCategory;
  at: Date;
  read: boolean;
  private: boolean;
  template: string | null;
  params: Record<string, string> | null;
  title_zh: string | null;
  title_en: string | null;
  text_zh: string | null;
  text_en: string | null;
  link: string | null;
}

export interface InboxPage {
  category: MessageCategory;
  /** The last line of the page before. */
  after: { at: Date; id: string } | undefined;
  limit: number;
}

/** One list, newest first. Each half is cut to a page by its own index before the two are merged. */
export async function selectInbox(
  db: Db | Tx,
  reader: Reader,
  { category, after, limit }: InboxPage,
): Promise<InboxRow[]> {
  const older = (at: string, id: string) =>
    after ? sql`(${sql.ref(at)}, ${sql.ref(id)}) < (${after.at}, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<InboxRow>`
    select * from (
      (select id, category, created_at as at, read_at is not null as read, true as private, template, params,
         null as title_zh, null as title_en, null as text_zh, null as text_en, null as link
       from messages_private
       where member_id = ${reader.memberId} and category = ${category} and deleted_at is null
         and created_at > ${inboxBegin(reader.now)} and ${older('created_at', 'id')}
       order by created_at desc, id desc limit ${limit})
      union all
      (select b.id, b.kind, b.publish_at, mark.read_at is not null, b.audience = 'members', null, null,
         b.title_zh, b.title_en, b.text_zh, b.text_en, b.link
       from messages_broadcasts b
       left join messages_broadcast_marks mark
         on mark.broadcast_id = b.id and mark.member_id = ${reader.memberId}
       where ${isFor(reader)} and b.kind = ${category} and mark.deleted_at is null
         and ${older('b.publish_at', 'b.id')}
       order by b.publish_at desc, b.id desc limit ${limit})
    ) as inbox
    order by at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export interface PrivateMessage {
  id: string;
  memberId: string;
  category: MessageCategory;
  template: string;
  params: Readonly<Record<string, string>>;
  /** The event's id: the same one twice is one message. */
  source: string;
  /** ISO. */
  at: string;
}

/** Writes a private message; false if its source has one already. */
export async function insertPrivateMessage(tx: Tx, message: PrivateMessage): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into messages_private (id, member_id, category, template, params, source, created_at)
    values (${message.id}, ${message.memberId}, ${message.category}, ${message.template},
      ${JSON.stringify(message.params)}::jsonb, ${message.source}, ${message.at})
    on conflict (member_id, source) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Deletes private messages that no list shows any more. */
export async function deletePrivateBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from messages_private where created_at < ${before}`.execute(db);
}
