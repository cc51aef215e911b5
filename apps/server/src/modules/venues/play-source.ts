import type { Money } from '@fairway/money';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';
import type { Platform } from '#platform/platform.ts';

/** What a member staked at one time: a bet, a round. */
export interface PlayRecord {
  /** Names it to its product, and stands in the order of records of one instant. */
  readonly ref: string;
  readonly billNo: string | null;
  /** Code of its venue. */
  readonly venue: string;
  readonly title: { readonly zh: string; readonly en: string };
  readonly currency: WalletCurrency;
  readonly stake: Money;
  /** The stake was the house's, not the member's. */
  readonly free?: boolean;
  /** Null while it is open. */
  readonly returned: Money | null;
  readonly at: Date;
}

/** Where a page of records begins: after the record of that instant and reference, newest first. */
export interface RecordPage {
  readonly before: { readonly at: Date; readonly ref: string } | null;
  readonly limit: number;
}

/** What a product with its own bets or rounds reports to the modules above it on the ladder, which do not know them. */
export interface PlaySource {
  /** Codes of the venues whose play it knows. */
  readonly venues: readonly string[];
  /** Whether money of the member is in play that is not settled, read through the given transaction. */
  hasOpenPlay(tx: Tx, memberId: string): Promise<boolean>;
  /** When a bet or round was placed and whether it is open; undefined for an id that this product does not have. */
  findPlay(db: Db, memberId: string, id: string): Promise<{ placedAt: Date; open: boolean } | undefined>;
  /** The member's records, newest first, by instant and then by reference. */
  listRecords(db: Db, memberId: string, page: RecordPage): Promise<PlayRecord[]>;
  /**
   * At venues with seats: gives up the member's seat of that currency, with the wallet's row locked by the caller, who takes the money home
   * when it is `left`. `afterHand`: a hand is being played; the product takes it home at its end.
   */
  leaveSeat?(tx: Tx, app: Platform, wallet: SeatWallet): Promise<'left' | 'afterHand'>;
}

/** What a member has bought in at a venue with seats. */
export interface SeatWallet {
  readonly memberId: string;
  readonly venue: string;
  readonly currency: WalletCurrency;
}

export const playSources = defineExtensionPoint<PlaySource>('play sources');
