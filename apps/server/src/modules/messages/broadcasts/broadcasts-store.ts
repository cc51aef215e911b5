import type { BroadcastKind, BroadcastStatus } from '@fairway/contract/messages/broadcasts.ts';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { PagePlace } from '#platform/page-place.ts';
import type { BroadcastRow, MessagesTables } from '../tables.ts';

/** The names of an audience that is a list come with the row. */
export type WrittenBroadcast = BroadcastRow & { names: string[] };

const names = sql<string[]>`array(
  select member_name from messages_broadcast_members named where named.broadcast_id = b.id order by member_name)`;

export interface BroadcastSearch {
  kind: BroadcastKind | undefined;
  status: BroadcastStatus | undefined;
  after: PagePlace | undefined;
  limit: number;
  now: Date;
}

/** What was written, newest first. */
export async function selectBroadcasts(
  db: Db,
  { kind, status, after, limit, now }: BroadcastSearch,
): Promise<WrittenBroadcast[]> {
  const conditions = {
    draft: sql`b.status = 'draft'`,
    withdrawn: sql`b.status = 'withdrawn'`,
    scheduled: sql`b.status = 'published' and b.publish_at > ${now}`,
    published: sql`b.status = 'published' and b.publish_at <= ${now} and (b.until is null or b.until > ${now})`,
    ended: sql`b.status = 'published' and b.publish_at <= ${now} and b.until <= ${now}`,
  };
  const { rows } = await sql<WrittenBroadcast>`
    select b.*, ${names} as names from messages_broadcasts b
    where ${kind ? sql`b.kind = ${kind}` : sql`true`} and ${status ? conditions[status] : sql`true`}
      and ${after ? sql`(b.created_at, b.id) < (${after.at}, ${after.id}::uuid)` : sql`true`}
    order by b.created_at desc, b.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findBroadcast(db: Db | Tx, id: string): Promise<WrittenBroadcast | undefined> {
  const { rows } = await sql<WrittenBroadcast>`
    select b.*, ${names} as names from messages_broadcasts b where b.id = ${id}`.execute(db);
  return rows[0];
}

/** The row, locked until the transaction ends. */
export async function lockBroadcast(tx: Tx, id: string): Promise<WrittenBroadcast | undefined> {
  await sql`select from messages_broadcasts where id = ${id} for update`.execute(tx);
  return findBroadcast(tx, id);
}

export async function insertBroadcast(
  tx: Tx,
  row: Insertable<MessagesTables['messages_broadcasts']>,
): Promise<void> {
  await tx.withTables<MessagesTables>().insertInto('messages_broadcasts').values(row).execute();
}

/** Writes a change as the next version. */
export async function updateBroadcastRow(
  tx: Tx,
  row: Pick<BroadcastRow, 'id' | 'version'>,
  change: Updateable<MessagesTables['messages_broadcasts']>,
): Promise<void> {
  await tx
    .withTables<MessagesTables>()
    .updateTable('messages_broadcasts')
    .set({ ...change, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
}

export interface NamedMember {
  id: string;
  name: string;
}

/** Puts a list of members in the place of the one before. */
export async function replaceAudience(tx: Tx, id: string, members: readonly NamedMember[]): Promise<void> {
  await sql`delete from messages_broadcast_members where broadcast_id = ${id}`.execute(tx);
  await sql`
    insert into messages_broadcast_members (broadcast_id, member_id, member_name)
    select ${id}, member.id, member.name
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as member(id uuid, name text)`.execute(tx);
}

export async function countReaders(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from messages_broadcast_marks where broadcast_id = ${id}`.execute(db);
  return rows[0]?.count ?? 0;
}
