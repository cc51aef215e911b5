import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey, RewardRow } from '../../tables.ts';

export interface NewClaim extends CampaignKey {
  readonly memberId: string;
  readonly giftId: string;
  readonly rewardId: string;
  readonly price: bigint;
  /** The sealed address of goods. */
  readonly receiver: Buffer | null;
}

export async function insertClaim(tx: Tx, claim: NewClaim): Promise<void> {
  const { memberId, kind, no, giftId, rewardId, price, receiver } = claim;
  await sql`
    insert into promotions_gift_claims (shard_id, member_id, kind, no, gift_id, reward_id, price, receiver)
    values (${shardOf(memberId)}, ${memberId}, ${kind}, ${no}, ${giftId}, ${rewardId}, ${price}, ${receiver})`.execute(
    tx,
  );
}

/** A claim with its reward. */
export interface ClaimRow extends CampaignKey {
  readonly gift_id: string;
  readonly reward_id: string;
  readonly price: bigint;
  readonly receiver: Buffer | null;
  readonly claimed_at: Date;
  readonly state: RewardRow['state'];
  readonly agreed_by: string | null;
  readonly remark: string | null;
  readonly name_zh: string;
  readonly name_en: string;
}

/** A member's claims of one campaign or of all, the latest first; the gift's name is that of the version it was taken under. */
export async function selectClaims(
  db: Db | Tx,
  memberId: string,
  campaign?: CampaignKey,
): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select c.kind, c.no, c.gift_id, c.reward_id, c.price, c.receiver, c.claimed_at, r.state, r.agreed_by, r.remark,
      coalesce(g.gift -> 'zh' ->> 'name', c.gift_id) as name_zh, coalesce(g.gift -> 'en' ->> 'name', c.gift_id) as name_en
    from promotions_gift_claims c
    join promotions_rewards r on r.shard_id = c.shard_id and r.id = c.reward_id
    join promotions_versions v on v.hash = r.version
    left join lateral (
      select gift from jsonb_array_elements(v.document -> 'gifts') as gift where gift ->> 'id' = c.gift_id limit 1
    ) g on true
    where c.shard_id = ${shardOf(memberId)} and c.member_id = ${memberId}
      and (${campaign?.kind ?? null}::text is null or (c.kind = ${campaign?.kind ?? null} and c.no = ${campaign?.no ?? null}))
    order by c.claimed_at desc, c.reward_id desc limit 200`.execute(db);
  return rows;
}

/** The claim behind a reward; undefined for a reward of another sort. */
export async function selectClaimOfReward(
  db: Db | Tx,
  { shard_id, id }: Pick<RewardRow, 'shard_id' | 'id'>,
): Promise<Pick<ClaimRow, 'gift_id' | 'price' | 'receiver'> | undefined> {
  const { rows } = await sql<Pick<ClaimRow, 'gift_id' | 'price' | 'receiver'>>`
    select gift_id, price, receiver from promotions_gift_claims where shard_id = ${shard_id} and reward_id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** What claims of a campaign have cost; one that was refused costs nothing. */
export function spentIn(claims: readonly ClaimRow[]): bigint {
  return claims
    .filter(({ state }) => state !== 'refused' && state !== 'failed')
    .reduce((sum, { price }) => sum + price, 0n);
}
