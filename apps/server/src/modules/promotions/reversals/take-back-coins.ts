import { compare, money, negate, subtract } from '@fairway/money';
import {
  accountsOf,
  houseBucket,
  lockAccounts,
  move,
  postTransfers,
  readBalance,
  type Leg,
} from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { coinAccount, fundAccount, fundPart } from '../funds/fund-account.ts';
import { coinsOf } from '../rewards/types/coins-of.ts';
import type { RewardRow } from '../tables.ts';
import type { Taken } from './reversals-store.ts';

/**
 * Takes the coins of a paid reward back, the rest as debt in coins, and puts their price into the campaign's budget again: the payment,
 * backwards. Amounts are fen.
 */
export async function takeBackCoins(
  tx: Tx,
  app: Platform,
  reward: RewardRow,
  amount: bigint,
): Promise<Taken> {
  const own = accountsOf(reward.member_id);
  const { shard } = own;
  const [held, debt, fund] = [own.coins(), own.debt('COIN'), coinAccount(shard, reward)];
  await lockAccounts(tx, [held, debt, fund]);
  const coins = coinsOf(amount);
  const there = await readBalance(tx, held);
  const taken = compare(there, coins) < 0 ? there : coins;
  const owed = subtract(coins, taken);
  const step = { at: app.clock.now(), requestId: fundPart(reward) };
  const transfer = app.ids.uuid();
  const legs: Leg[] = [
    { account: held, amount: negate(taken) },
    { account: debt, amount: negate(owed) },
    { account: fund, amount: coins },
  ];
  await postTransfers(tx, [
    {
      ...step,
      id: transfer,
      reason: 'promotionReversal',
      legs: legs.filter((leg) => leg.amount.minor !== 0n),
      ...(reward.transfer !== null && { reverses: reward.transfer }),
    },
    {
      ...step,
      id: app.ids.uuid(),
      reason: 'promotionFundBack',
      legs: move(fund, houseBucket(shard, 'promotions', 'COIN'), coins),
    },
    {
      ...step,
      id: app.ids.uuid(),
      reason: 'promotionFund',
      legs: move(houseBucket(shard, 'promotions', 'CNY'), fundAccount(shard, reward), money('CNY', amount)),
    },
  ]);
  // What coins cost is a whole number of fen each.
  return { amount, owed: (owed.minor * amount) / coins.minor, fromBonus: 0n, transfer };
}
