import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';

/** Rows as the statements of the stores read them. */
export interface SeedRow {
  shard_id: number;
  member_id: string;
  number: number;
  sealed: Buffer;
  commitment: string;
  client_seed: string | null;
  made_at: Date;
  began_at: Date | null;
  ended_at: Date | null;
}

/** A seed that is or was in use: the member has chosen its client seed. */
export type BegunSeed = SeedRow & { client_seed: string; began_at: Date };

export interface RoundRow {
  shard_id: number;
  member_id: string;
  seed: number;
  nonce: number;
  id: string;
  bill_no: string;
  game: MemberGameCode;
  sheet: number;
  currency: WalletCurrency;
  stake: bigint;
  bet: Readonly<Record<string, unknown>>;
  /** By which version of the limits its stake was judged; null on the oldest. */
  limits_version: number | null;
  returned: bigint | null;
  stake_transfer: string;
  return_transfer: string | null;
  /** The grant of a free round, whose transfer is then `stake_transfer`, and which of its rounds this is. */
  free_grant: string | null;
  free_number: number | null;
  started_at: Date;
}
