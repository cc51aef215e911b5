import type { AnyAccount } from '../accounts/account.ts';
import type { Amount } from '../accounts/ledger-currency.ts';
import { mayTouch, type Reason } from '../reasons.ts';
import { LedgerMisuse } from './refusals.ts';

/** One side of a transfer: negative takes from the account, positive gives to it. */
export interface Leg {
  readonly account: AnyAccount;
  readonly amount: Amount;
}

/** Money, or points, that moves as a whole or not at all: two legs or more, one currency, one shard, summing to zero. */
export interface Transfer {
  /** Time-ordered UUID (`ids.uuid()`); the same id is never posted twice. */
  readonly id: string;
  readonly reason: Reason;
  readonly legs: readonly Leg[];
  readonly at: Date;
  /** The request, order or bet from which it came, for the trail; 1 to 120 characters. */
  readonly requestId: string;
  /** The transfer that this one corrects or takes back. */
  readonly reverses?: string;
}

/** The two legs of the usual transfer: `amount` (above zero) from one account to another. */
export function move(from: AnyAccount, to: AnyAccount, amount: Amount): [Leg, Leg] {
  return [
    { account: from, amount: { currency: amount.currency, minor: -amount.minor } },
    { account: to, amount },
  ];
}

/**
 * Throws LedgerMisuse for what the database would refuse anyway, with a message for the programmer. Answers the
 * transfer's shard.
 */
export function checkTransfer(transfer: Transfer): number {
  const { legs, reason } = transfer;
  const first = legs[0];
  if (!first || legs.length < 2) throw new LedgerMisuse(`${reason}: a transfer has two legs or more`);
  let total = 0n;
  for (const { account, amount } of legs) {
    if (amount.currency !== first.amount.currency || account.currency !== amount.currency) {
      throw new LedgerMisuse(
        `${reason}: ${amount.currency} posted beside ${first.amount.currency} on ${account.key}`,
      );
    }
    if (account.shard !== first.account.shard) {
      throw new LedgerMisuse(`${reason}: ${account.key} lies in another shard than ${first.account.key}`);
    }
    if (amount.minor === 0n) throw new LedgerMisuse(`${reason}: a leg of nothing on ${account.key}`);
    if (!mayTouch(reason, account.kind, amount.minor)) {
      throw new LedgerMisuse(`${reason} may not ${amount.minor < 0n ? 'lower' : 'raise'} ${account.key}`);
    }
    total += amount.minor;
  }
  if (total !== 0n) throw new LedgerMisuse(`${reason}: legs sum to ${total}, not to zero`);
  return first.account.shard;
}
