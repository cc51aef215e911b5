import type { MemberTableCode, MemberTableGame, TableActName } from '@fairway/contract/tables/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';

/** Rows as the statements of the stores read them; amounts in minor units. */
export interface HandRow {
  table_code: MemberTableCode;
  number: number;
  id: string;
  bill_no: string;
  /** Seat of the button. */
  button: number;
  unit: bigint;
  chain_code: MemberTableGame;
  chain: number;
  link_index: number;
  first_link: string;
  beacon_chain: string;
  beacon_round: string;
  beacon_at: Date;
  named_at: Date;
  /** From the deal on. */
  randomness: string | null;
  root: string | null;
  dealt_at: Date | null;
  ended_at: Date | null;
  rake: bigint | null;
  cancelled_at: Date | null;
}

export interface HandSeatRow {
  table_code: MemberTableCode;
  hand: number;
  seat: number;
  shard_id: number;
  member_id: string;
  seat_id: string;
  id: string;
  stack: bigint;
}

export interface HandActRow {
  table_code: MemberTableCode;
  hand: number;
  /** From 1. */
  number: number;
  seat: number;
  act: TableActName;
  /** The bet that a raise makes in minor units, or what was bid or bet. */
  amount: bigint | null;
  /** Of a play, by name. */
  cards: readonly string[] | null;
  by_clock: boolean;
  at: Date;
}

export interface HandResultRow {
  table_code: MemberTableCode;
  hand: number;
  seat: number;
  shard_id: number;
  member_id: string;
  id: string;
  currency: WalletCurrency;
  paid: bigint;
  returned: bigint;
  turnover: bigint;
  transfer: string | null;
  at: Date;
}

/** A seat that is taken, as it goes on at its table. */
export interface SittingRow {
  shard_id: number;
  member_id: string;
  seat_id: string;
  place: MemberTableCode;
  seat: number;
  currency: WalletCurrency;
  taken_at: Date;
  seen_at: Date;
  leaving_at: Date | null;
  /** Milliseconds left. */
  bank: number;
  /** Hands in a row in which it let its time run out. */
  missed: number;
  out_since: Date | null;
}
