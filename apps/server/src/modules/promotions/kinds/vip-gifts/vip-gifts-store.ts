import type { VipGift } from '@fairway/contract/promotions/vip-gifts/gifts.ts';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { RewardRow } from '../../tables.ts';

export type GivenGift = Pick<RewardRow, 'state' | 'amount' | 'no' | 'paid_at'> & {
  readonly gift: VipGift;
  /** The level, the year, or the first day of the month. */
  readonly period: string;
};

/** Every VIP gift that a member has been given, the latest first. */
export async function selectGivenGifts(db: Db | Tx, memberId: string): Promise<GivenGift[]> {
  const { rows } = await sql<GivenGift>`
    select g.gift, g.period, r.state, r.amount, r.no, r.paid_at from promotions_vip_gifts g
    join promotions_rewards r on r.shard_id = g.shard_id and r.id = g.reward_id
    where g.shard_id = ${shardOf(memberId)} and g.member_id = ${memberId} order by g.given_at desc`.execute(
    db,
  );
  return rows;
}

/** Notes that a gift was given, once a member and period whatever campaign pays; false where it was. */
export async function insertGivenGift(
  tx: Tx,
  given: { memberId: string; gift: VipGift; period: string; rewardId: string },
): Promise<boolean> {
  const { memberId, gift, period, rewardId } = given;
  const { numAffectedRows } = await sql`
    insert into promotions_vip_gifts (shard_id, member_id, gift, period, reward_id)
    values (${shardOf(memberId)}, ${memberId}, ${gift}, ${period}, ${rewardId})
    on conflict (shard_id, member_id, gift, period) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}
