import { accountsOf, readBalances } from '#modules/ledger';
import { bookPoints, holdPoints } from '#modules/vip';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { fundPart } from '../../funds/fund-account.ts';
import type { CampaignKey, RewardRow } from '../../tables.ts';

/** The member's points. */
export async function pointsOf(db: Db | Tx, memberId: string): Promise<bigint> {
  const held = accountsOf(memberId).points();
  return (await readBalances(db, [held])).of(held).minor;
}

/** Takes points, the oldest first; answers how many. Throws `pointsInsufficient` where there are fewer. */
export async function spendPoints(
  tx: Tx,
  app: Platform,
  memberId: string,
  { campaign, price }: { campaign: CampaignKey; price: bigint },
): Promise<bigint> {
  await holdPoints(tx, memberId);
  const available = await pointsOf(tx, memberId);
  if (available < price) throw new AppError('pointsInsufficient', { available: Number(available) });
  await bookPoints(tx, app, {
    memberId,
    kind: 'spent',
    reason: 'pointsSpend',
    points: -price,
    requestId: fundPart(campaign),
  });
  return price;
}

/** Points of a gift that was refused come back, as points of this month. */
export async function returnPoints(tx: Tx, app: Platform, reward: RewardRow, price: bigint): Promise<void> {
  await holdPoints(tx, reward.member_id);
  await bookPoints(tx, app, {
    memberId: reward.member_id,
    kind: 'reversed',
    reason: 'pointsEarn',
    points: price,
    requestId: fundPart(reward),
  });
}
