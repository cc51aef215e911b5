import { isPositive, min, money, negate, type Money } from '@fairway/money';
import { accountsOf, move, postTransfer, readBalance, type Account } from '#modules/ledger';
import { openBucket, reinstateBucket } from '#modules/turnover';
import { bookPoints, holdPoints } from '#modules/vip';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { holdCampaign } from '../../campaigns/campaigns-store.ts';
import { fundAccount, fundPart } from '../../funds/fund-account.ts';
import { fundCampaign } from '../../funds/fund-campaign.ts';
import { gatherFund } from '../../funds/gather-fund.ts';
import { coinsOf } from '../../rewards/types/coins-of.ts';
import { payFreeBet } from '../../rewards/types/pay-free-bet.ts';
import { payCoins } from '../../rewards/types/pay-coins.ts';
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
  await updateRestored(tx, reward, amount === 0n ? null : await restore(tx, app, reward, abuse));
  return amount;
}

function restore(tx: Tx, app: Platform, reward: RewardRow, abuse: AbuseReversal): Promise<string | null> {
  if (reward.type === 'points') return restorePoints(tx, app, reward, abuse.amount);
  if (reward.type === 'coins') return restoreCoins(tx, app, reward, abuse);
  if (reward.type === 'freeBet') return restoreFreeBet(tx, app, reward, abuse.amount);
  return restoreMoney(tx, app, reward, abuse);
}

/** Another one in place of the one that was taken back, for as many days again. */
async function restoreFreeBet(tx: Tx, app: Platform, reward: RewardRow, amount: bigint): Promise<string> {
  await fillFund(tx, app, reward, amount);
  return payFreeBet(tx, app, reward, `${reward.id}/again`);
}

async function restoreCoins(
  tx: Tx,
  app: Platform,
  reward: RewardRow,
  { amount, owed }: AbuseReversal,
): Promise<string> {
  await fillFund(tx, app, reward, amount);
  const transfer = await payCoins(tx, app, { ...reward, amount });
  const own = accountsOf(reward.member_id);
  await settleDebt(tx, app, reward, { from: own.coins(), debt: own.debt('COIN'), owed: coinsOf(owed) });
  return transfer;
}

/** The budget holds so many fen in the member's shard; the house's promotions pay where the campaign is archived. */
async function fillFund(tx: Tx, app: Platform, reward: RewardRow, needed: bigint): Promise<void> {
  const campaign = await holdCampaign(tx, reward);
  if (campaign?.closed === 'archived') await fundCampaign(tx, app, reward, needed);
  await gatherFund(tx, app, reward, { shard: reward.shard_id, needed });
}

/** What became debt is settled; what another gain has repaid meanwhile is not owed any more. */
async function settleDebt(
  tx: Tx,
  app: Platform,
  reward: RewardRow,
  { from, debt, owed }: { from: Account; debt: Account; owed: Money },
): Promise<void> {
  const left = min(owed, negate(await readBalance(tx, debt)));
  if (!isPositive(left)) return;
  await postTransfer(tx, {
    id: app.ids.uuid(),
    reason: 'debtRepayment',
    legs: move(from, debt, left),
    at: app.clock.now(),
    requestId: fundPart(reward),
  });
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
  await fillFund(tx, app, reward, amount);
  const common = { at: app.clock.now(), requestId: fundPart(reward) };
  const transfer = app.ids.uuid();
  const legs = move(fundAccount(own.shard, reward), center, money('CNY', amount));
  await postTransfer(tx, { id: transfer, reason: 'promotionAward', legs, ...common });
  await settleDebt(tx, app, reward, { from: center, debt, owed: money('CNY', owed) });
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
