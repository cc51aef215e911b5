import type { CampaignKind, RewardState } from '@fairway/contract/promotions/kinds.ts';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey, RewardRow } from '../tables.ts';

export type TitledReward = RewardRow & { readonly title_zh: string; readonly title_en: string };

const titles = sql`v.document -> 'zh' ->> 'title' as title_zh, v.document -> 'en' ->> 'title' as title_en`;

/** A page of a member's rewards of all campaigns, newest first. */
export async function selectOwnRewards(
  db: Db,
  memberId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<TitledReward[]> {
  const { rows } = await sql<TitledReward>`
    select r.*, ${titles} from promotions_rewards r join promotions_versions v on v.hash = r.version
    where r.shard_id = ${shardOf(memberId)} and r.member_id = ${memberId}
      and (${before}::uuid is null or r.id < ${before}::uuid)
    order by r.id desc limit ${limit}`.execute(db);
  return rows;
}

/** A page of rewards for operators: those under review are asked for by their state. */
export async function selectRewardPage(
  db: Db,
  page: { campaign: CampaignKey | null; state: RewardState | null; before: string | null; limit: number },
): Promise<RewardRow[]> {
  const { campaign, state, before, limit } = page;
  const { rows } = await sql<RewardRow>`
    select * from promotions_rewards
    where (${campaign?.kind ?? null}::text is null or (kind = ${campaign?.kind ?? null} and no = ${campaign?.no ?? null}))
      and (${state}::text is null or state = ${state})
      and (${before}::uuid is null or id < ${before}::uuid)
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

export interface CampaignSums extends CampaignKey {
  /** Minor units of yuan, less what was taken back. */
  readonly paid: bigint;
  readonly promised: bigint;
  readonly rewards: number;
}

/** What campaigns have paid and promised, by campaign. */
export async function selectCampaignSums(db: Db): Promise<CampaignSums[]> {
  const { rows } = await sql<CampaignSums>`
    select kind, no, coalesce(sum(amount - reversed) filter (where state = 'paid' and type in ('money', 'freeRounds', 'freeBet', 'coins')), 0)::bigint as paid,
      coalesce(sum(amount) filter (where state in ('reached', 'applied') and type in ('money', 'freeRounds', 'freeBet', 'coins')), 0)::bigint as promised,
      count(*)::integer as rewards
    from promotions_rewards group by kind, no`.execute(db);
  return rows;
}

/** A member's rewards of one kind of campaign, newest first. */
export async function selectOwnRewardsOfKind(
  db: Db,
  memberId: string,
  kind: CampaignKind,
  most: number,
): Promise<TitledReward[]> {
  const { rows } = await sql<TitledReward>`
    select r.*, ${titles} from promotions_rewards r join promotions_versions v on v.hash = r.version
    where r.shard_id = ${shardOf(memberId)} and r.member_id = ${memberId} and r.kind = ${kind}
    order by r.id desc limit ${most}`.execute(db);
  return rows;
}

/** Whose reward it is. */
export async function selectRewardMember(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from promotions_rewards where id = ${id}`.execute(tx);
  return rows[0]?.member_id;
}

/** Rewards of any members, in no order. */
export async function selectRewardsByIds(db: Db, ids: readonly string[]): Promise<RewardRow[]> {
  const { rows } = await sql<RewardRow>`
    select * from promotions_rewards where id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
