import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { MuteRow } from '../tables.ts';

export interface NewMute {
  readonly id: string;
  readonly memberId: string;
  /** Null on the whole site. */
  readonly room: bigint | null;
  readonly reason: string;
  readonly by: string;
  readonly role: MuteRow['muted_by_role'];
  /** Null for good. */
  readonly minutes: number | null;
}

/** Writes a mute in place of the one that is in force at this place; it ends by the database's clock. */
export async function insertMute(tx: Tx, mute: NewMute): Promise<MuteRow> {
  await sql`
    update chat_mutes set freed_at = platform_now(), freed_by = ${mute.by}
    where member_id = ${mute.memberId} and room_no is not distinct from ${mute.room}::bigint and freed_at is null`.execute(
    tx,
  );
  const { rows } = await sql<MuteRow>`
    insert into chat_mutes (id, member_id, room_no, reason, muted_by, muted_by_role, until)
    values (${mute.id}, ${mute.memberId}, ${mute.room}, ${mute.reason}, ${mute.by}, ${mute.role},
      platform_now() + make_interval(mins => ${mute.minutes}::integer)) returning *`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a mute was not written');
  return row;
}

export interface ListedMuteRow extends MuteRow {
  readonly user_no: bigint;
}

/** The mutes in force of a room, or of the whole site for null, the newest first, with the numbers of those muted. */
export async function selectMutesInForce(
  db: Db,
  room: bigint | null,
  limit: number,
): Promise<ListedMuteRow[]> {
  const { rows } = await sql<ListedMuteRow>`
    select m.*, u.user_no from chat_mutes m join chat_users u on u.member_id = m.member_id
    where m.room_no is not distinct from ${room}::bigint and m.freed_at is null and (m.until is null or m.until > platform_now())
    order by m.muted_at desc, m.id limit ${limit}`.execute(db);
  return rows;
}

/** The mute of a member at one place that is in force, held until the transaction ends. */
export async function holdMute(tx: Tx, memberId: string, room: bigint | null): Promise<MuteRow | undefined> {
  const { rows } = await sql<MuteRow>`
    select * from chat_mutes where member_id = ${memberId} and room_no is not distinct from ${room}::bigint
      and freed_at is null and (until is null or until > platform_now()) for update`.execute(tx);
  return rows[0];
}

export async function freeMute(tx: Tx, id: string, by: string): Promise<void> {
  await sql`update chat_mutes set freed_at = platform_now(), freed_by = ${by} where id = ${id}`.execute(tx);
}

/** The member's own statement against a mute in force, written once; undefined where there is no such mute, false where it is written already. */
export async function writeAppeal(
  tx: Tx,
  id: string,
  memberId: string,
  text: string,
): Promise<Date | false | undefined> {
  const { rows } = await sql<{ appealed_at: Date | null }>`
    select appealed_at from chat_mutes where id = ${id} and member_id = ${memberId} and freed_at is null
      and (until is null or until > platform_now()) for update`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  if (row.appealed_at) return false;
  const written = await sql<{ appealed_at: Date }>`
    update chat_mutes set appeal = ${text}, appealed_at = platform_now() where id = ${id} returning appealed_at`.execute(
    tx,
  );
  return written.rows[0]?.appealed_at;
}
