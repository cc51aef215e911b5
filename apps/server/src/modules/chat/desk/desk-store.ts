import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { MuteRow } from '../tables.ts';

export interface DeskMuteRow extends MuteRow {
  readonly appeal: string | null;
}

const inForce = sql`freed_at is null and (until is null or until > platform_now())`;

/** Appeals against mutes in force that nobody has decided, the longest waiting first. */
export async function selectAppeals(db: Db, limit: number): Promise<DeskMuteRow[]> {
  const { rows } = await sql<DeskMuteRow>`
    select * from chat_mutes where ${inForce} and appealed_at is not null and appeal_decided_at is null
    order by appealed_at, id limit ${limit}`.execute(db);
  return rows;
}

/** Mutes of the whole site and by operators that are in force, the last first. */
export async function selectSiteMutes(db: Db, limit: number): Promise<DeskMuteRow[]> {
  const { rows } = await sql<DeskMuteRow>`
    select * from chat_mutes where ${inForce} and (room_no is null or muted_by_role = 'operator')
    order by muted_at desc, id limit ${limit}`.execute(db);
  return rows;
}

/** A mute in force, held until the transaction ends. */
export async function holdMuteById(tx: Tx, id: string): Promise<DeskMuteRow | undefined> {
  const { rows } = await sql<DeskMuteRow>`
    select * from chat_mutes where id = ${id} and ${inForce} for update`.execute(tx);
  return rows[0];
}

/** Writes what another person decided on an appeal; false where it was decided or none was made. */
export async function writeAppealDecision(tx: Tx, id: string, by: string, answer: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update chat_mutes set appeal_decided_at = platform_now(), appeal_decided_by = ${by}, appeal_answer = ${answer}
    where id = ${id} and appealed_at is not null and appeal_decided_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

/** Ends timed mutes whose appeals nobody has answered for two days; answers whom it freed where. */
export async function freeUnanswered(
  tx: Tx,
  hours: number,
): Promise<Pick<MuteRow, 'member_id' | 'room_no'>[]> {
  const { rows } = await sql<Pick<MuteRow, 'member_id' | 'room_no'>>`
    update chat_mutes set freed_at = platform_now(), freed_by = 'unanswered'
    where freed_at is null and until is not null and appeal_decided_at is null
      and appealed_at <= platform_now() - make_interval(hours => ${hours}::integer)
    returning member_id, room_no`.execute(tx);
  return rows;
}

/** The writer of a reported message whose reports wait, with its room; held until the transaction ends. */
export async function holdReported(
  tx: Tx,
  itemId: string,
): Promise<{ room_no: bigint; writer_id: string } | undefined> {
  const { rows } = await sql<{ room_no: bigint; writer_id: string }>`
    select room_no, writer_id from chat_reports where item_id = ${itemId} and decided_at is null for update`.execute(
    tx,
  );
  return rows[0];
}
