import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db } from '#platform/db/database.ts';
import type { RewardRow } from '../tables.ts';
import type { TitledReward } from './reward-pages-store.ts';

/** Rewards of a kind that wait for their payment, those after an id. */
export async function selectReached(
  db: Db,
  kind: CampaignKind,
  { after, most }: { after: string; most: number },
): Promise<Pick<RewardRow, 'id' | 'member_id'>[]> {
  const { rows } = await sql<Pick<RewardRow, 'id' | 'member_id'>>`
    select id, member_id from promotions_rewards
    where kind = ${kind} and state = 'reached' and id > ${after}::uuid order by id limit ${most}`.execute(db);
  return rows;
}

/** A member's rewards of all campaigns that wait to be claimed, those that expire first. */
export async function selectClaimable(db: Db, memberId: string, most: number): Promise<TitledReward[]> {
  const { rows } = await sql<TitledReward>`
    select r.*, v.document -> 'zh' ->> 'title' as title_zh, v.document -> 'en' ->> 'title' as title_en
    from promotions_rewards r join promotions_versions v on v.hash = r.version
    where r.shard_id = ${shardOf(memberId)} and r.member_id = ${memberId} and r.state = 'reached'
      and (r.expires_at is null or r.expires_at > platform_now())
    order by r.expires_at nulls last, r.id limit ${most}`.execute(db);
  return rows;
}
