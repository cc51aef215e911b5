import { money, type Money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import {
  AccountFrozen,
  accountsOf,
  InsufficientBalance,
  postTransfer,
  readBalance,
  type Account,
  type Leg,
} from '#modules/ledger';

export interface Taking {
  reason: 'depositReversal' | 'bonusReversal' | 'withdrawalRepaid';
  to: Account;
  amount: Money;
  /** The transfer that is taken back, where it was one. */
  reverses?: string;
}

/**
 * A new transfer that points at the one it takes back: from the wallet as far as it reaches, the rest as debt. Answers how
 * much of it became debt.
 */
export async function takeBack(
  tx: Tx,
  app: Platform,
  order: { member_id: string; currency: 'CNY' | 'USDT'; bill_no: string },
  { reason, to, amount, reverses }: Taking,
): Promise<{ owed: bigint; transferId: string }> {
  const accounts = accountsOf(order.member_id);
  const { currency } = order;
  const center = accounts.center(currency);
  let balance = await readBalance(tx, center);
  for (;;) {
    const taken = balance.minor < amount.minor ? balance.minor : amount.minor;
    const owed = amount.minor - taken;
    const legs: Leg[] = [
      ...(taken > 0n ? [{ account: center, amount: money(currency, -taken) }] : []),
      ...(owed > 0n ? [{ account: accounts.debt(currency), amount: money(currency, -owed) }] : []),
      { account: to, amount },
    ];
    const transferId = app.ids.uuid();
    try {
      await postTransfer(tx, {
        id: transferId,
        reason,
        legs,
        at: app.clock.now(),
        requestId: order.bill_no,
        ...(reverses === undefined ? {} : { reverses }),
      });
      return { owed, transferId };
    } catch (refusal) {
      // Spent a moment ago, or the wallet is frozen: what cannot be taken is owed.
      if (refusal instanceof InsufficientBalance) balance = money(currency, refusal.available.minor);
      else if (refusal instanceof AccountFrozen && taken > 0n) balance = money(currency, 0n);
      else throw refusal;
    }
  }
}
