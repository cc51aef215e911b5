import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { PoolCode } from '@fairway/contract/fishing/codes.ts';
import type { FiredShot } from '@fairway/contract/fishing/schemas.ts';

/** Rows as the statements of the stores read them. */
export interface TideRow {
  pool: PoolCode;
  number: number;
  chain: number;
  link_index: number;
  beacon_chain: string;
  beacon_round: string;
  beacon_at: Date;
  randomness: string | null;
  sea: string | null;
  opened_at: Date | null;
  ended_at: Date | null;
  catches: number;
  first_link: string;
  /** After the end. */
  link: string | null;
}

/** A tide whose fish swim. */
export type OpenTide = TideRow & { randomness: string; sea: string; opened_at: Date };

export interface BatchRow {
  shard_id: number;
  member_id: string;
  id: string;
  bill_no: string;
  seat_id: string;
  pool: PoolCode;
  tide: number;
  currency: WalletCurrency;
  /** Minor units of one shot. */
  cannon: bigint;
  first: number;
  shots: readonly Omit<FiredShot, 'number'>[];
  seen: number;
  /** Minor units. */
  stake: bigint;
  returned: bigint;
  fired_at: Date;
}
