import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { RewardRow } from '../tables.ts';

export interface Decider {
  readonly id: string;
  readonly name: string;
}

/** The first of two people agrees to pay. */
export async function updateAgreed(
  tx: Tx,
  { shard_id, id }: Pick<RewardRow, 'shard_id' | 'id'>,
  by: Decider,
): Promise<void> {
  await sql`
    update promotions_rewards set agreed_by = ${by.id}, agreed_name = ${by.name}
    where shard_id = ${shard_id} and id = ${id}`.execute(tx);
}

/** Who decided and what they wrote; a refusal ends the reward, a payment is written by `updatePaid`. */
export async function updateDecided(
  tx: Tx,
  { shard_id, id }: Pick<RewardRow, 'shard_id' | 'id'>,
  { by, remark, isRefused }: { by: Decider; remark: string; isRefused: boolean },
): Promise<void> {
  await sql`
    update promotions_rewards set decided_by = ${by.id}, decided_name = ${by.name}, decided_at = platform_now(),
      remark = ${remark}, state = case when ${isRefused} then 'refused' else state end
    where shard_id = ${shard_id} and id = ${id}`.execute(tx);
}
