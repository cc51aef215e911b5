import type { RewardState } from '@fairway/contract/promotions/kinds.ts';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey, RewardRow } from '../tables.ts';

export type NewReward = Pick<
  RewardRow,
  'id' | 'member_id' | 'kind' | 'no' | 'version' | 'step' | 'period' | 'amount' | 'turnover' | 'expires_at'
> &
  Partial<Pick<RewardRow, 'type' | 'detail' | 'decided_by' | 'decided_name' | 'remark'>> & {
    readonly state: 'reached' | 'applied' | 'refused';
  };

/** Writes a reward once a member, campaign, step and period; false where it is there already. */
export async function insertReward(tx: Tx, reward: NewReward): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into promotions_rewards (shard_id, id, member_id, kind, no, version, step, period, type, amount, detail, turnover, state,
      expires_at, applied_at, decided_by, decided_name, decided_at, remark)
    values (${shardOf(reward.member_id)}, ${reward.id}, ${reward.member_id}, ${reward.kind}, ${reward.no}, ${reward.version},
      ${reward.step}, ${reward.period}, ${reward.type ?? 'money'}, ${reward.amount}, ${reward.detail ? JSON.stringify(reward.detail) : null},
      ${reward.turnover}, ${reward.state}, ${reward.expires_at},
      case when ${reward.state} = 'applied' then platform_now() end, ${reward.decided_by ?? null}, ${reward.decided_name ?? null},
      case when ${reward.state} = 'refused' then platform_now() end, ${reward.remark ?? null})
    on conflict (shard_id, member_id, kind, no, step, period) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** The member's reward of a step and period, held until the transaction ends. */
export async function holdRewardOf(
  tx: Tx,
  memberId: string,
  { kind, no, step, period }: CampaignKey & { step: string; period: string },
): Promise<RewardRow | undefined> {
  const { rows } = await sql<RewardRow>`
    select * from promotions_rewards
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and kind = ${kind} and no = ${no} and step = ${step}
      and period = ${period} for update`.execute(tx);
  return rows[0];
}

export async function holdReward(tx: Tx, memberId: string, id: string): Promise<RewardRow | undefined> {
  const { rows } = await sql<RewardRow>`
    select * from promotions_rewards
    where shard_id = ${shardOf(memberId)} and id = ${id} and member_id = ${memberId} for update`.execute(tx);
  return rows[0];
}

/** A member's rewards of one campaign and step, the latest first. */
export async function selectRewardsOfStep(
  db: Db | Tx,
  memberId: string,
  { kind, no, step }: CampaignKey & { step: string },
): Promise<RewardRow[]> {
  const { rows } = await sql<RewardRow>`
    select * from promotions_rewards
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and kind = ${kind} and no = ${no} and step = ${step}
    order by id desc limit 20`.execute(db);
  return rows;
}

export async function updatePaid(
  tx: Tx,
  { shard_id, id }: Pick<RewardRow, 'shard_id' | 'id'>,
  transfer: string | null,
): Promise<void> {
  await sql`
    update promotions_rewards set state = 'paid', paid_at = platform_now(), transfer = ${transfer}
    where shard_id = ${shard_id} and id = ${id}`.execute(tx);
}

export async function updateState(
  tx: Tx,
  { shard_id, id }: Pick<RewardRow, 'shard_id' | 'id'>,
  state: Extract<RewardState, 'expired' | 'refused' | 'failed'>,
): Promise<void> {
  await sql`update promotions_rewards set state = ${state} where shard_id = ${shard_id} and id = ${id}`.execute(
    tx,
  );
}

/** How many rewards of a campaign wait to be claimed or decided, with its rounds of matches and answered questions that are not settled. */
export async function countOwed(tx: Tx, { kind, no }: CampaignKey): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((
      select count(*) from promotions_rewards where kind = ${kind} and no = ${no} and state in ('reached', 'applied'))
      + (select count(*) from promotions_rounds where kind = ${kind} and no = ${no} and state = 'open')
      + (select count(*) from promotions_questions q where q.kind = ${kind} and q.no = ${no} and q.paid_at is null and exists (
        select from promotions_guesses g where g.kind = q.kind and g.no = q.no and g.number = q.number)))::integer as count`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** Rewards whose time to be claimed is over, the oldest first. */
export async function selectExpired(db: Db, most: number): Promise<Pick<RewardRow, 'member_id' | 'id'>[]> {
  const { rows } = await sql<Pick<RewardRow, 'member_id' | 'id'>>`
    select member_id, id from promotions_rewards where state = 'reached' and expires_at <= platform_now()
    order by expires_at limit ${most}`.execute(db);
  return rows;
}
