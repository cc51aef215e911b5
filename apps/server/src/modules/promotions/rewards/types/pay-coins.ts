import { money } from '@fairway/money';
import { accountsOf, houseBucket, InsufficientBalance, move, postTransfers } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { coinAccount, fundAccount, fundPart } from '../../funds/fund-account.ts';
import { FundBucketShort } from '../../funds/fund-bucket-short.ts';
import type { Payable } from '../pay-reward.ts';
import { coinsOf } from './coins-of.ts';

/**
 * Gives coins: their price in yuan leaves the campaign's budget for the house's promotions, which put the coins into the campaign's account
 * of coins, and this pays them. Answers the payment's transfer. Throws FundBucketShort.
 */
export async function payCoins(tx: Tx, app: Platform, reward: Payable): Promise<string> {
  const own = accountsOf(reward.member_id);
  const { shard } = own;
  const [price, coins] = [money('CNY', reward.amount), coinsOf(reward.amount)];
  const step = { at: app.clock.now(), requestId: fundPart(reward) };
  const [budget, held] = [fundAccount(shard, reward), coinAccount(shard, reward)];
  const transfer = app.ids.uuid();
  try {
    await postTransfers(tx, [
      {
        ...step,
        id: app.ids.uuid(),
        reason: 'promotionFundBack',
        legs: move(budget, houseBucket(shard, 'promotions', 'CNY'), price),
      },
      {
        ...step,
        id: app.ids.uuid(),
        reason: 'promotionFund',
        legs: move(houseBucket(shard, 'promotions', 'COIN'), held, coins),
      },
      { ...step, id: transfer, reason: 'promotionAward', legs: move(held, own.coins(), coins) },
    ]);
  } catch (refusal) {
    if (refusal instanceof InsufficientBalance) throw new FundBucketShort(shard, reward.amount);
    throw refusal;
  }
  return transfer;
}
