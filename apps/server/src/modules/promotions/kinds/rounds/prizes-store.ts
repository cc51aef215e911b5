import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { RoundKind } from './round-rows.ts';

/** Prizes of settled rounds that are not paid yet, the oldest first. */
export async function selectUnpaidPrizes(
  db: Db,
  kind: RoundKind,
  most: number,
): Promise<{ member_id: string; id: string }[]> {
  const { rows } = await sql<{ member_id: string; id: string }>`
    select member_id, id from promotions_rewards where kind = ${kind} and step = 'prize' and state = 'reached'
    order by id limit ${most}`.execute(db);
  return rows;
}
