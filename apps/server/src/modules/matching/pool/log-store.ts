import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { MatchEvent } from '@fairway/matching';
import type { Db, Tx } from '#platform/db/database.ts';
import type { MatchingTables } from '../tables.ts';

export type LogRow = Selectable<MatchingTables['matching_log']>;

const log = (db: Db | Tx) => db.withTables<MatchingTables>();

/** Appends one line; answers its number. */
export async function appendLine(
  tx: Tx,
  line: Omit<Insertable<MatchingTables['matching_log']>, 'seq'>,
): Promise<bigint> {
  const { seq } = await log(tx)
    .insertInto('matching_log')
    .values(line)
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq;
}

/** The lines after a number, in their order. */
export async function selectLinesAfter(db: Db | Tx, seq: bigint): Promise<LogRow[]> {
  return log(db).selectFrom('matching_log').selectAll().where('seq', '>', seq).orderBy('seq').execute();
}

/** The newest line's number, 0 before the first; and whether the line of a number exists. */
export async function readLogEnd(tx: Tx, seq: bigint): Promise<{ last: bigint; stands: boolean }> {
  const found = await sql<{ last: bigint; stands: boolean }>`
    select coalesce(max(seq), 0)::bigint as last,
      ${seq}::bigint = 0 or exists (select from matching_log where seq = ${seq}) as stands
    from matching_log`.execute(tx);
  return found.rows[0] ?? { last: 0n, stands: seq === 0n };
}

/** A line as the rule reads it; undefined for a match, which follows from the line before it. */
export function eventOf(line: LogRow): MatchEvent | undefined {
  const billNo = line.bill_no;
  const entered = { billNo, seq: Number(line.seq), at: secondsOf(line.at), keys: line.person };
  const amount = line.amount ?? 0n;
  if (line.kind === 'deposit') return { kind: 'deposit', ...entered, amount };
  if (line.kind === 'withdrawal') return { kind: 'withdrawal', ...entered, rest: amount, parts: 0 };
  if (line.kind === 'left') return { kind: 'left', billNo };
  return line.kind === 'matched' ? undefined : { kind: line.kind, billNo, amount };
}

/** Whole seconds since the epoch, as the rule counts age. */
export function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
