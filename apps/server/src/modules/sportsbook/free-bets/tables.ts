import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { Sport } from '@fairway/contract/sportsbook/sports.ts';

export interface FreeBetRow {
  shard_id: number;
  member_id: string;
  id: string;
  bill_no: string;
  source_key: string;
  currency: WalletCurrency;
  /** Minor units: bet whole or not at all. */
  stake: bigint;
  /** The only sport that it may be bet on; null: any. */
  sport: Sport | null;
  /** The only competition whose matches it may be bet on; null: any. */
  competition_id: bigint | null;
  /** Thousandths, of each leg; null: any price. */
  least_price: number | null;
  /** Hundredths: how often what it wins is to be played before a withdrawal. */
  factor: number;
  granted_at: Date;
  /** When its term began: as it was given, or as a void bet gave it back. */
  term_began_at: Date;
  expires_at: Date;
  stake_transfer: string;
  /** The bet that has it; null again once that bet is void. */
  bet_id: string | null;
  ended: 'expired' | 'withdrawn' | null;
  ended_at: Date | null;
  back_transfer: string | null;
}

/** With the name of its competition, where it is bound to one. */
export interface NamedFreeBet extends FreeBetRow {
  name_zh: string | null;
  name_en: string | null;
}
