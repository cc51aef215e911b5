import { formatMoney, money } from '@fairway/money';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import {
  AccountFrozen,
  accountsOf,
  InsufficientBalance,
  lockAccounts,
  move,
  postTransfer,
  readBalance,
  type Leg,
} from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { WalletAnswer } from '../wallet-call.ts';

/** Whose wallet at whose venue. */
export interface Purse {
  readonly memberId: string;
  readonly provider: string;
  readonly currency: WalletCurrency;
}

/** Takes the money's locks before any round's: the order in which a lane takes them. */
export async function lockPurse(tx: Tx, { memberId, provider, currency }: Purse): Promise<void> {
  const own = accountsOf(memberId);
  await lockAccounts(tx, [
    own.center(currency),
    own.debt(currency),
    own.house('venueFloat', currency, provider),
  ]);
}

/** What moved: the transfer, null where nothing did, and how much the member did not have and now owes. */
export interface Moved {
  readonly transferId: string | null;
  readonly debt: bigint;
}

/**
 * Pays a member (above zero) from the venue's float, or takes back (below zero) as far as the center wallet reaches; the rest
 * becomes debt. Minor units.
 */
export async function moveMoney(
  tx: Tx,
  app: Platform,
  purse: Purse,
  facts: {
    readonly change: bigint;
    readonly reason: 'walletWin' | 'walletRollback';
    readonly requestId: string;
    readonly reverses?: string | null;
  },
): Promise<Moved> {
  const { change, reason, requestId, reverses } = facts;
  if (change === 0n) return { transferId: null, debt: 0n };
  const own = accountsOf(purse.memberId);
  const center = own.center(purse.currency);
  const float = own.house('venueFloat', purse.currency, purse.provider);
  const post = async (legs: readonly Leg[]): Promise<string> => {
    const id = app.ids.uuid();
    const at = app.clock.now();
    await postTransfer(tx, { id, reason, legs, at, requestId, ...(reverses ? { reverses } : {}) });
    return id;
  };
  if (change > 0n)
    return { transferId: await post(move(float, center, money(purse.currency, change))), debt: 0n };

  const asked = -change;
  let there = (await readBalance(tx, center)).minor;
  for (;;) {
    const taken = there < asked ? there : asked;
    const debt = asked - taken;
    const legs: Leg[] = [{ account: float, amount: money(purse.currency, asked) }];
    if (taken > 0n) legs.push({ account: center, amount: money(purse.currency, -taken) });
    if (debt > 0n) legs.push({ account: own.debt(purse.currency), amount: money(purse.currency, -debt) });
    try {
      return { transferId: await post(legs), debt };
    } catch (refusal) {
      // Spent a moment ago, or the wallet is frozen: what cannot be taken is owed.
      if (refusal instanceof InsufficientBalance) there = refusal.available.minor;
      else if (refusal instanceof AccountFrozen && taken > 0n) there = 0n;
      else throw refusal;
    }
  }
}

/** Repays a debt that a call had left and that is not owed any more, from what its rollback has just returned. */
export async function repayDebt(
  tx: Tx,
  app: Platform,
  { memberId, currency }: Purse,
  { most, requestId }: { most: bigint; requestId: string },
): Promise<void> {
  const own = accountsOf(memberId);
  const owed = -(await readBalance(tx, own.debt(currency))).minor;
  const repaid = owed < most ? owed : most;
  if (repaid <= 0n) return;
  await postTransfer(tx, {
    id: app.ids.uuid(),
    reason: 'debtRepayment',
    legs: move(own.center(currency), own.debt(currency), money(currency, repaid)),
    at: app.clock.now(),
    requestId,
  });
}

/** The answer to a call that was taken. */
export async function answerOf(tx: Tx, { memberId, currency }: Purse): Promise<WalletAnswer> {
  return { currency, balance: formatMoney(await readBalance(tx, accountsOf(memberId).center(currency))) };
}
