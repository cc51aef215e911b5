import { sql } from 'kysely';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { Tx } from '#platform/db/database.ts';

/** One process at a time writes a lottery's timetable, until the commit; others leave it to that one. */
export async function isHeldByAnother(tx: Tx, lottery: LotteryCode): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(7315, hashtext(${lottery})) as free`.execute(tx);
  return rows[0]?.free !== true;
}
