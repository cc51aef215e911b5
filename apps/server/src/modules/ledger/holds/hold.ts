import type { Money } from '@fairway/money';
import type { Account } from '../accounts/account.ts';
import type { Leg } from '../postings/transfer.ts';

export type HoldReason = 'withdrawalHold' | 'betHold' | 'gameHold';
export type PostHoldReason = 'withdrawalPayout' | 'withdrawalMatched' | 'betStake' | 'gameStake';
export type VoidHoldReason = 'withdrawalRelease' | 'betHoldRelease' | 'gameHoldRelease';

/** Money to be reserved. Every hold names who answers for it and when it ends by itself. */
export interface HoldRequest {
  /** UUID of the hold, given by the caller and kept in its order row. */
  readonly id: string;
  /** UUID of the transfer that locks the money. */
  readonly transferId: string;
  readonly owner: string;
  /** Where the money is taken from and goes back to: center, or a venue's wallet. */
  readonly from: Account;
  readonly amount: Money;
  readonly reason: HoldReason;
  /** `operator/<id>`, `member/<id>` or `rule/<name>`. */
  readonly responsible: string;
  readonly deadline: Date;
  readonly at: Date;
  readonly requestId: string;
}

interface Resolution {
  readonly holdId: string;
  readonly owner: string;
  /** UUID of the transfer that moves the money out of `locked`; it points back at the hold's transfer. */
  readonly transferId: string;
  readonly responsible: string;
  readonly at: Date;
  readonly requestId: string;
}

export interface PostHoldRequest extends Resolution {
  readonly reason: PostHoldReason;
  /** Where the held amount goes, in full: positive legs only (payout and fee, or the pool). */
  readonly to: readonly Leg[];
}

export interface VoidHoldRequest extends Resolution {
  readonly reason: VoidHoldReason;
}

/** A hold ends once: `before` says that it had ended already, and how. */
export type ResolvedHold = { resolved: 'now' } | { resolved: 'before'; outcome: HoldOutcome };
export type HoldOutcome = 'posted' | 'voided';

/** A hold with its present status. */
export interface Hold {
  readonly id: string;
  readonly owner: string;
  readonly amount: Money;
  readonly reason: HoldReason;
  readonly responsible: string;
  readonly deadline: Date;
  readonly at: Date;
  readonly requestId: string;
  readonly state: 'open' | HoldOutcome;
}
