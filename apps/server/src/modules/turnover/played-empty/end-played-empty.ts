import { parseMoney } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { readOwnerBalances } from '#modules/ledger';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { markEmptied, reopenEmptiedSince, selectOpenWithCrossing } from '../buckets-store.ts';
import { turnoverTerms } from '../turnover-terms.ts';

interface PlayedWallet {
  memberId: string;
  currency: WalletCurrency;
  /** Whether money of the member is in bets that are not settled, read through the given transaction. */
  hasOpenPlay(tx: Tx): Promise<boolean>;
}

/** `ended`: buckets were. `waiting`: the wallet is empty, and a deposit or a withdrawal is open: ask again when it has ended. */
type EmptyOutcome = 'ended' | 'waiting' | 'nothing';

/**
 * Ends the open buckets of a wallet whose money has all been lost: what the member has of the currency in any place, bets and orders
 * included, is less than the remainder of the settings. Everything is read from one moment (repeatable read), and only buckets that
 * were open at that moment end: money that arrives meanwhile has a bucket of its own, which stays. Another's change of a bucket in
 * between has the whole run again.
 */
export async function endPlayedEmpty(app: Platform, wallet: PlayedWallet): Promise<EmptyOutcome> {
  const work = async (tx: Tx): Promise<EmptyOutcome> => {
    const buckets = await selectOpenWithCrossing(tx, wallet.memberId, wallet.currency);
    if (buckets.length === 0) return 'nothing';
    const terms = turnoverTerms.only(app);
    const { on, below } = (await terms.read(tx, app)).turnover.playedEmpty;
    if (!on || (await wallet.hasOpenPlay(tx))) return 'nothing';

    const held = await moneyOf(tx, wallet.memberId);
    const isEmpty = (currency: WalletCurrency) =>
      held(currency) < parseMoney(below[currency], currency).minor;
    // What was exchanged out of this wallet is played in the other one: its buckets end when both are empty.
    const other = wallet.currency === 'CNY' ? 'USDT' : 'CNY';
    const ending = buckets.filter(({ crossed }) => isEmpty(wallet.currency) && (!crossed || isEmpty(other)));
    if (ending.length === 0) return 'nothing';
    if (await terms.hasMoneyInFlight(tx, wallet.memberId)) return 'waiting';

    await markEmptied(
      tx,
      wallet.memberId,
      ending.map(({ id }) => id),
      app.clock.now(),
    );
    return 'ended';
  };
  return inTransaction(app.db, work, { repeatableRead: true });
}

/**
 * A corrected result gave money back: buckets that ended since that bet was placed are open again. None ends while a bet is open, so
 * whatever ended since then ended because of how the bet was settled.
 */
export async function reopenPlayedEmpty(
  tx: Tx,
  { memberId, currency, since }: { memberId: string; currency: WalletCurrency; since: Date },
): Promise<void> {
  await reopenEmptiedSince(tx, memberId, currency, since);
}

/**
 * What a member has of a currency, wherever it lies: center, venues, in transit, locked, interest. A bonus that is not played free yet
 * cannot be staked and keeps no bucket open.
 */
async function moneyOf(tx: Tx, memberId: string): Promise<(currency: WalletCurrency) => bigint> {
  const held = await readOwnerBalances(tx, memberId);
  return (currency) =>
    held
      .filter(
        ({ account }) => account.currency === currency && account.kind !== 'debt' && account.kind !== 'bonus',
      )
      .reduce((sum, { balance }) => sum + balance.minor, 0n);
}
