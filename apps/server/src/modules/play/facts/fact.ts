import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { VenueCategory } from '@fairway/contract/venues/categories.ts';

export type FactKind =
  | 'deposit'
  | 'depositReversal'
  | 'withdrawal'
  | 'bet'
  | 'betCorrection'
  | 'game'
  | 'gameCorrection'
  | 'venueResult';

/** The category of what was played; `cashier` for money that came or went. */
export type FactCategory = VenueCategory | 'cashier';

/** What a leg of a bet was on: the match, the market's code and the price as odds. */
export interface FactLeg {
  readonly fixture: string;
  readonly market: string;
  readonly price: string;
}

/** One thing that a member did. Amounts are minor units; of a correction they are differences. */
export interface PlayFact {
  /** Of the event it comes from: the same event is counted once. */
  readonly eventId: string;
  /** Its place in an event that says several things; 0 in others. */
  readonly part: number;
  readonly memberId: string;
  readonly kind: FactKind;
  readonly currency: WalletCurrency;
  readonly category: FactCategory;
  readonly venue: string | null;
  readonly game: string | null;
  /** The order, bet or round. */
  readonly ref: string | null;
  /** What was paid in or out, or taken back. */
  readonly amount: bigint;
  readonly staked: bigint;
  readonly returned: bigint;
  readonly turnover: bigint;
  readonly legs: readonly FactLeg[] | null;
  /** When it happened; of a correction, when what it corrects happened. */
  readonly at: Date;
}
