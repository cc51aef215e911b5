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
import type { RewardRow } from '../tables.ts';
import type { Taken } from './reversals-store.ts';

/**
 * Moves so many fen of a paid reward back into its campaign's account: from the bonus account, then from the center wallet, and what is
 * not there or in a frozen account as debt; a balance is never negative and never silently cut. Points at the payment.
 */
export async function takeBackMoney(
  tx: Tx,
  app: Platform,
  reward: RewardRow,
  amount: bigint,
): Promise<Taken> {
  const own = accountsOf(reward.member_id);
  const [bonus, center, debt] = [own.bonus('CNY'), own.center('CNY'), own.debt('CNY')];
  const fund = fundAccount(own.shard, reward);
  await lockAccounts(tx, [bonus, center, debt, fund]);
  const balances = await readBalances(tx, [bonus, center]);
  const frozen = new Set<Account>();
  for (;;) {
    let left = amount;
    const takes = [bonus, center].map((account) => {
      const held = frozen.has(account) ? 0n : balances.of(account).minor;
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
      return { amount, owed: left, transfer };
    } catch (refusal) {
      const account =
        refusal instanceof AccountFrozen
          ? takes.find((take) => take.minor > 0n && take.account.id === refusal.account.id)?.account
          : undefined;
      if (!account) throw refusal;
      frozen.add(account);
    }
  }
}
