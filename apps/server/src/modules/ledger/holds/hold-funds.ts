import type { Tx } from '#platform/db/database.ts';
import { accountsOf } from '../accounts/accounts-of.ts';
import { readPosting, type Balances } from '../postings/posted-balances.ts';
import { LedgerMisuse } from '../postings/refusals.ts';
import { checkTransfer, move } from '../postings/transfer.ts';
import type { HoldRequest } from './hold.ts';
import { insertHold } from './holds-store.ts';

/**
 * Reserves money: moves `amount` from the owner's account into `locked` and writes the hold, in the caller's transaction.
 * Answers the balances of both accounts after it. Throws InsufficientBalance, AccountFrozen, AlreadyPosted.
 */
export async function holdFunds(tx: Tx, hold: HoldRequest): Promise<Balances> {
  const { currency } = hold.amount;
  if (currency === 'COIN') throw new LedgerMisuse('coins are never held');
  const locked = accountsOf(hold.owner).locked(currency);
  if (hold.from.owner !== hold.owner) throw new LedgerMisuse('a hold locks money of one owner');
  const legs = move(hold.from, locked, hold.amount);
  checkTransfer({ id: hold.transferId, reason: hold.reason, legs, at: hold.at, requestId: hold.requestId });

  const row = await insertHold(tx, hold, locked);
  return readPosting(row, [hold.from, locked], hold.id);
}
