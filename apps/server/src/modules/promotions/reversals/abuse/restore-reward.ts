import { isPositive, min, money, negate } from '@fairway/money';
import { accountsOf, move, postTransfer, readBalance } from '#modules/ledger';
import { openBucket, reinstateBucket } from '#modules/turnover';
import { bookPoints, holdPoints } from '#modules/vip';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { holdCampaign } from '../../campaigns/campaigns-store.ts';
import { fundAccount, fundPart } from '../../funds/fund-account.ts';
import { fundCampaign } from '../../funds/fund-campaign.ts';
import { gatherFund } from '../../funds/gather-fund.ts';
import type { RewardRow } from '../../tables.ts';
import { updateRestored, type AbuseReversal } from './abuse-store.ts';

/**
 * Gives back what was taken of a reward for abuse, because its appeal was granted: what became debt settles the debt, the rest goes to the
 * center wallet, and what was to be played for it is asked for again. The house's promotions pay where the campaign is archived. Answers how
 * much, fen, of points their number; the caller holds the reward. Throws `prizeSoldOut`.
 */
export async function restoreReward(
  tx: Tx,
  app: Platform,
  reward: RewardRow,
  abuse: AbuseReversal,
): Promise<bigint> {
  const { amount } = abuse;
  if (amount === 0n) await updateRestored(tx, reward, null);
  else if (reward.type === 'points')
    await updateRestored(tx, reward, await restorePoints(tx, app, reward, amount));
  else await updateRestored(tx, reward, await restoreMoney(tx, app, reward, abuse));
  return amount;
}

async function restorePoints(
  tx: Tx,
  app: Platform,
  { member_id: memberId, ...campaign }: RewardRow,
  points: bigint,
): Promise<string | null> {
  await holdPoints(tx, memberId);
  const requestId = fundPart(campaign);
  return bookPoints(tx, app, { memberId, kind: 'earned', reason: 'pointsEarn', points, requestId });
}

async function restoreMoney(
  tx: Tx,
  app: Platform,
  reward: RewardRow,
  { amount, owed, from_bonus: fromBonus }: AbuseReversal,
): Promise<string> {
  const { member_id: memberId } = reward;
  const own = accountsOf(memberId);
  const [center, debt] = [own.center('CNY'), own.debt('CNY')];
  const campaign = await holdCampaign(tx, reward);
  if (campaign?.closed === 'archived') await fundCampaign(tx, app, reward, amount);
  await gatherFund(tx, app, reward, { shard: own.shard, needed: amount });
  const common = { at: app.clock.now(), requestId: fundPart(reward) };
  const transfer = app.ids.uuid();
  const legs = move(fundAccount(own.shard, reward), center, money('CNY', amount));
  await postTransfer(tx, { id: transfer, reason: 'promotionAward', legs, ...common });
  // What another gain has repaid meanwhile is not owed any more.
  const left = min(money('CNY', owed), negate(await readBalance(tx, debt)));
  if (isPositive(left))
    await postTransfer(tx, {
      id: app.ids.uuid(),
      reason: 'debtRepayment',
      legs: move(center, debt, left),
      ...common,
    });
  if (reward.transfer !== null)
    await reinstateBucket(tx, { memberId, source: 'bonus', sourceKey: reward.transfer });
  // The bonus that it lay in is closed: its part is played for in the center wallet.
  if (fromBonus > 0n)
    await openBucket(tx, app, {
      memberId,
      source: 'bonus',
      sourceKey: transfer,
      reference: common.requestId,
      base: money('CNY', fromBonus),
      factor: BigInt(reward.turnover),
    });
  return transfer;
}
