import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { RewardRow } from '../tables.ts';
import { decidedWithin } from './review-bounds.ts';

/** Rewards that have waited for people too long, those after an id. */
export async function selectUndecided(
  db: Db,
  { after, most }: { after: string; most: number },
): Promise<RewardRow[]> {
  const { rows } = await sql<RewardRow>`
    select * from promotions_rewards
    where state = 'applied' and applied_at <= platform_now() - make_interval(secs => ${decidedWithin}) and id > ${after}::uuid
    order by id limit ${most}`.execute(db);
  return rows;
}

/** Nobody decided: when the time was over, without a person. */
export async function updateDecidedByTime(
  tx: Tx,
  { shard_id, id }: Pick<RewardRow, 'shard_id' | 'id'>,
): Promise<void> {
  await sql`
    update promotions_rewards set decided_at = platform_now()
    where shard_id = ${shard_id} and id = ${id}`.execute(tx);
}
