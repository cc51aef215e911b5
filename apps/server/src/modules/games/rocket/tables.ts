import type { WalletCurrency } from '@fairway/contract/fields.ts';

/** Rows as the statements of the stores read them. */
export interface FlightRow {
  number: string;
  opens_at: Date;
  closes_at: Date;
  chain: number;
  link_index: number;
  beacon_chain: string;
  beacon_round: string;
  beacon_at: Date;
  /** Of its beacon's round, from the start on. */
  randomness: string | null;
  started_at: Date | null;
  crashed_at: Date | null;
  /** Hundredths; null before the crash. */
  point: string | null;
  settled_at: Date | null;
  voided_at: Date | null;
}

/** A flight with what its point follows from, as far as it is out. */
export type ProvenFlightRow = FlightRow & {
  first_link: string;
  link: string | null;
};

export interface FlightBetRow {
  shard_id: number;
  member_id: string;
  id: string;
  bill_no: string;
  round: string;
  currency: WalletCurrency;
  stake: bigint;
  target: string | null;
  most_height: string;
  placed_at: Date;
}

/** A bet with its cash-out by hand, in hundredths, and how it ended. */
export type EndedFlightBetRow = FlightBetRow & {
  height: string | null;
  cause: 'crashed' | 'voided' | null;
  returned: bigint | null;
};
