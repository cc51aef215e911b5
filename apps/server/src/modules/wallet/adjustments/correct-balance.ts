import { isPositive, money, subtract, type Money } from '@fairway/money';
import { accountsOf, postTransfer, readBalance, type Account, type Leg } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';

/** A correction of a member's balance against one of the house's accounts. */
export interface Correction {
  readonly memberId: string;
  readonly account: Account;
  /** Above zero gives, below takes. */
  readonly amount: Money;
  /** Where it comes from or goes to. */
  readonly against: Account;
  readonly reference: string;
}

/**
 * Posts a correction as one balanced transfer. What a taking does not find in the account goes to the member's debt: a balance is
 * never negative and never silently cut. Answers the transfer and what is owed from it.
 */
export async function correctBalance(
  tx: Tx,
  app: Platform,
  { memberId, account, amount, against, reference }: Correction,
): Promise<{ transferId: string; owed: Money }> {
  const { currency } = amount;
  const none = money(currency, 0n);
  const transferId = app.ids.uuid();
  const transfer = {
    id: transferId,
    reason: 'adjustment' as const,
    at: app.clock.now(),
    requestId: reference,
  };
  const house: Leg = { account: against, amount: money(currency, -amount.minor) };
  if (isPositive(amount)) {
    await postTransfer(tx, { ...transfer, legs: [house, { account, amount }] });
    return { transferId, owed: none };
  }
  const asked = money(currency, -amount.minor);
  const there = await readBalance(tx, account);
  const taken = there.minor < asked.minor ? there : asked;
  const owed = subtract(asked, taken);
  const legs: Leg[] = [house];
  if (isPositive(taken)) legs.push({ account, amount: money(currency, -taken.minor) });
  if (isPositive(owed))
    legs.push({ account: accountsOf(memberId).debt(currency), amount: money(currency, -owed.minor) });
  await postTransfer(tx, { ...transfer, legs });
  return { transferId, owed };
}
