import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

export interface FinisherRow {
  readonly member_id: string;
  readonly reached_at: Date;
}

/** Members who have the prize of a breakout's last barrier, the latest first. */
export async function selectFinishers(
  db: Db,
  { no, last, most }: { no: number; last: number; most: number },
): Promise<FinisherRow[]> {
  const { rows } = await sql<FinisherRow>`
    select member_id, reached_at from promotions_rewards
    where kind = 'breakout' and no = ${no} and step = 'barrier' and period = ${String(last)} and state in ('paid', 'applied')
    order by id desc limit ${most}`.execute(db);
  return rows;
}
