import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

/** Why a level changed: reached or won back by play, lost after a quarter, or given by two people. */
export type ChangeCause = 'reached' | 'wonBack' | 'lost' | 'given';

export interface GradeChangeRow {
  readonly number: number;
  readonly before_grade: number;
  readonly after_grade: number;
  readonly cause: ChangeCause;
  /** Who gave it and why; null where the ladder decided. */
  readonly given_by: string | null;
  readonly approved_by: string | null;
  readonly reason: string | null;
  readonly changed_at: Date;
}

/** The changes of a member's level, newest first. */
export async function selectChanges(db: Db | Tx, memberId: string, most: number): Promise<GradeChangeRow[]> {
  const { rows } = await sql<GradeChangeRow>`
    select number, before_grade, after_grade, cause, given_by, approved_by, reason, changed_at from vip_grade_changes
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} order by number desc limit ${most}`.execute(
    db,
  );
  return rows;
}

/** The highest level of a day of the site that a change of this day began or ended with; undefined where none was made. */
export async function highestOfDay(
  db: Db | Tx,
  memberId: string,
  { day, zone }: { day: string; zone: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ highest: number | null }>`
    select max(greatest(before_grade, after_grade)) as highest from vip_grade_changes
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}
      and changed_at >= ${day}::timestamp at time zone ${zone}`.execute(db);
  return rows[0]?.highest ?? undefined;
}

/** The level with which a day of the site began, by the changes; undefined for a member whose level never changed. */
export async function levelAtDayBreak(
  db: Db | Tx,
  memberId: string,
  { day, zone }: { day: string; zone: string },
): Promise<number | undefined> {
  const begin = sql`${day}::timestamp at time zone ${zone}`;
  const own = sql`shard_id = ${shardOf(memberId)} and member_id = ${memberId}`;
  const { rows } = await sql<{ level: number | null }>`
    select coalesce(
      (select after_grade from vip_grade_changes where ${own} and changed_at < ${begin} order by number desc limit 1),
      (select before_grade from vip_grade_changes where ${own} and changed_at >= ${begin} order by number limit 1)
    ) as level`.execute(db);
  return rows[0]?.level ?? undefined;
}

/** Writes a change under the member's next number. */
export async function insertChange(
  tx: Tx,
  memberId: string,
  row: Omit<GradeChangeRow, 'number'>,
): Promise<void> {
  await sql`
    insert into vip_grade_changes (shard_id, member_id, number, before_grade, after_grade, cause, given_by, approved_by, reason,
      changed_at)
    select ${shardOf(memberId)}, ${memberId}, coalesce(max(number), 0) + 1, ${row.before_grade}, ${row.after_grade}, ${row.cause},
      ${row.given_by}, ${row.approved_by}, ${row.reason}, ${row.changed_at}
    from vip_grade_changes where shard_id = ${shardOf(memberId)} and member_id = ${memberId}`.execute(tx);
}

/** When the level last rose; undefined where it never did. */
export async function lastRise(db: Db | Tx, memberId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ risen: Date | null }>`
    select max(changed_at) as risen from vip_grade_changes
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and after_grade > before_grade`.execute(
    db,
  );
  return rows[0]?.risen ?? undefined;
}
