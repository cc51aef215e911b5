import { money } from '@fairway/money';
import {
  AccountFrozen,
  accountsOf,
  lockAccounts,
  postTransfer,
  readBalances,
  type Account,
  type Leg,
} from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { fundAccount, fundPart } from '../funds/fund-account.ts';
import { heldOf } from '../bonuses/bonus.ts';
import { holdBonus } from '../bonuses/bonuses-store.ts';
import { takeFromBonus } from '../bonuses/take-from-bonus.ts';
import type { RewardRow } from '../tables.ts';
import type { Taken } from './reversals-store.ts';

/**
 * Moves so many fen of a paid reward back into its campaign's account: from the bonus account so much as still lies there for it, then from
 * the center wallet, and what is not there or in a frozen account as debt; a balance is never negative and never silently cut. Points at
 * the payment.
 */
export async function takeBackMoney(
  tx: Tx,
  app: Platform,
  reward: RewardRow,
  amount: bigint,
): Promise<Taken> {
  const open = await holdBonus(tx, reward.member_id, reward.id);
  const own = accountsOf(reward.member_id);
  const [bonus, center, debt] = [own.bonus('CNY'), own.center('CNY'), own.debt('CNY')];
  const fund = fundAccount(own.shard, reward);
  await lockAccounts(tx, [bonus, center, debt, fund]);
  const balances = await readBalances(tx, [center]);
  const frozen = new Set<Account>();
  for (;;) {
    let left = amount;
    const takes = [bonus, center].map((account) => {
      // Of the bonus account only what is this reward's: another campaign's bonus may lie beside it.
      const there = account === bonus ? (open ? heldOf(open) : 0n) : balances.of(account).minor;
      const held = frozen.has(account) ? 0n : there;
      const minor = held < left ? held : left;
      left -= minor;
      return { account, minor };
    });
    const legs: Leg[] = [...takes, { account: debt, minor: left }]
      .filter(({ minor }) => minor > 0n)
      .map(({ account, minor }) => ({ account, amount: money('CNY', -minor) }));
    const transfer = app.ids.uuid();
    try {
      await postTransfer(tx, {
        id: transfer,
        reason: 'promotionReversal',
        legs: [...legs, { account: fund, amount: money('CNY', amount) }],
        at: app.clock.now(),
        requestId: fundPart(reward),
        ...(reward.transfer !== null && { reverses: reward.transfer }),
      });
      const taken = takes.find(({ account }) => account === bonus)?.minor ?? 0n;
      if (open && taken > 0n) await takeFromBonus(tx, open, { taken, transfer });
      return { amount, owed: left, fromBonus: taken, transfer };
    } catch (refusal) {
      const account =
        refusal instanceof AccountFrozen
          ? takes.find((take) => take.minor > 0n && take.account.id === refusal.account.id)?.account
          : undefined;
      // A frozen bonus account waits: what lies there would come free beside a debt for it.
      if (!account || account === bonus) throw refusal;
      frozen.add(account);
    }
  }
}
