import type { DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { CardSide, DealerResult } from '@fairway/fair-games';

/** Rows as the statements of the stores read them. */
export interface ShoeRow {
  table_code: DealerTableCode;
  number: number;
  chain: number;
  link_index: number;
  beacon_chain: string;
  beacon_round: string;
  beacon_at: Date;
  /** From the opening on. */
  randomness: string | null;
  root: string | null;
  opened_at: Date | null;
  ended_at: Date | null;
  first_link: string;
  /** After the end. */
  link: string | null;
  /** Cards that lie open or have lain. */
  dealt: number;
}

export interface DealRow {
  table_code: DealerTableCode;
  number: number;
  /** Null at a wheel and with dice, which have the next five instead. */
  shoe: number | null;
  chain: number | null;
  link_index: number | null;
  beacon_chain: string | null;
  beacon_round: string | null;
  beacon_at: Date | null;
  opens_at: Date;
  closes_at: Date;
  closed_at: Date | null;
  randomness: string | null;
  result: DealerResult | null;
  resulted_at: Date | null;
  settled_at: Date | null;
  voided_at: Date | null;
  first_link: string | null;
  link: string | null;
}

export interface CardRow {
  table_code: DealerTableCode;
  deal: number;
  place: number;
  side: CardSide;
  /** 0 to 51. */
  card: number;
  salt: string;
  at: Date;
}

export interface DealerBetRow {
  shard_id: number;
  member_id: string;
  id: string;
  bill_no: string;
  table_code: DealerTableCode;
  deal: number;
  currency: WalletCurrency;
  /** Minor units, also by spot and as text there. */
  stake: bigint;
  spots: Readonly<Record<string, string>>;
  most_return: bigint;
  placed_at: Date;
}

/** A bet and how it ended. */
export type EndedDealerBetRow = DealerBetRow & {
  cause: 'dealt' | 'voided' | null;
  returned: bigint | null;
  turnover: bigint | null;
  result: DealerResult | null;
};
