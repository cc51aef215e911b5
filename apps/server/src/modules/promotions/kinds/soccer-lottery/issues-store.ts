import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { RoundRow } from '../rounds/round-rows.ts';

/** Issues of all campaigns, the latest first. */
export async function selectIssues(db: Db, most: number): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select * from promotions_rounds where kind = 'competeLottery' order by round desc limit ${most}`.execute(
    db,
  );
  return rows;
}

export async function selectIssue(db: Db, issue: number): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`
    select * from promotions_rounds where kind = 'competeLottery' and round = ${issue}`.execute(db);
  return rows[0];
}
