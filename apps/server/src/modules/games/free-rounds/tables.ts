import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';

/** Who gives free rounds: operators by a proposal, or a campaign. */
export type FreeRoundsSource = 'operator' | 'promotion';

export interface GrantRow {
  shard_id: number;
  member_id: string;
  id: string;
  bill_no: string;
  source: FreeRoundsSource;
  source_key: string;
  game: MemberGameCode;
  currency: WalletCurrency;
  /** Minor units, of each round. */
  stake: bigint;
  count: number;
  /** Rounds that were started. */
  used: number;
  /** Hundredths. */
  factor: number;
  granted_at: Date;
  expires_at: Date;
  stake_transfer: string;
  ended: 'expired' | 'withdrawn' | null;
  ended_at: Date | null;
  back: bigint | null;
  back_transfer: string | null;
}
