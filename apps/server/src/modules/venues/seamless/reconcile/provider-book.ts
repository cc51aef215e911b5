import type { WalletCurrency } from '@fairway/contract/fields.ts';

/** A transaction as a provider's own book has it. */
export interface BookLine {
  /** The provider's id, by which it called us. */
  readonly id: string;
  readonly kind: 'bet' | 'win' | 'adjustment' | 'promo';
  readonly memberId: string;
  readonly currency: WalletCurrency;
  /** What it changed for the member, in hundred-millionths: below zero for a stake, 0 where it was declined or taken back. */
  readonly effect: bigint;
  readonly round: string | null;
  /** By the provider's clock. */
  readonly at: Date;
}

/** A round as a provider is asked about it. */
export interface RoundName {
  readonly memberId: string;
  readonly currency: WalletCurrency;
  readonly round: string;
}

/** What a provider says of a round: all of its transactions with it, or that it has none by that name. */
export type RoundAnswer =
  | { readonly status: 'closed' | 'open'; readonly lines: readonly BookLine[] }
  | { readonly status: 'unknown' };

/** What a provider keeps of the calls that it made. It is read to be compared: nothing moves by it. */
export interface ProviderBook {
  /** Everything of a span by the provider's clock, whole. Throws BookUnread. */
  readonly statement: (span: { readonly from: Date; readonly to: Date }) => Promise<readonly BookLine[]>;
  /** Throws BookUnread. */
  readonly findRound: (asked: RoundName) => Promise<RoundAnswer>;
}

/** A provider did not answer, or not in a shape that proves anything: as if it had not been asked. */
export class BookUnread extends Error {
  override name = 'BookUnread';
}
