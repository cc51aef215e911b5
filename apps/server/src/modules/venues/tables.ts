import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { Generated } from 'kysely';
import type { TransferDirection, TransferStatus, VenueSwitchState } from '@fairway/contract/venues/states.ts';

/** What the first of two operators has said about a transfer nobody could explain. */
export interface Proposal {
  executed: boolean;
  venueReference: string;
  statementLine: string;
  reason: string;
  by: string;
  byId: string;
  at: string;
}

/** A type and not an interface, because the query builder wants an index signature. */
export type VenuesTables = {
  venues_switches: {
    code: string;
    state: VenueSwitchState;
    reason_zh: string;
    reason_en: string;
    until: Date | null;
    version: number;
    changed_at: Date;
    changed_by: string;
  };
  venues_wallets: {
    shard_id: number;
    member_id: string;
    venue: string;
    currency: WalletCurrency;
    version: Generated<bigint>;
    stated: Generated<bigint | null>;
    stated_at: Generated<Date | null>;
    launched_at: Generated<Date | null>;
  };
  venues_transfers: {
    shard_id: number;
    id: string;
    transfer_no: string;
    member_id: string;
    venue: string;
    direction: TransferDirection;
    currency: WalletCurrency;
    amount: bigint;
    status: TransferStatus;
    recycling: boolean;
    operation_id: string;
    opening_posting: string;
    closing_posting: string | null;
    asked: Generated<number>;
    last_answer: Generated<string>;
    venue_reference: Generated<string | null>;
    created_at: Date;
    ended_at: Date | null;
    version: Generated<number>;
    proposal: Generated<Proposal | null>;
  };
  venues_collected_games: {
    shard_id: number;
    member_id: string;
    game: string;
    collected_at: Date;
  };
  venues_opened_games: {
    shard_id: number;
    member_id: string;
    game: string;
    opened_at: Date;
    counted_hour: Date;
  };
  venues_game_hours: {
    shard_id: number;
    game: string;
    hour: Date;
    members: number;
  };
  venues_withheld: {
    shard_id: number;
    member_id: string;
    venue: string;
    reason: string;
    withheld_at: Date;
    withheld_by: string;
  };
  venues_differences: {
    shard_id: number;
    id: string;
    member_id: string;
    venue: string;
    currency: WalletCurrency;
    ours: bigint;
    theirs: bigint;
    seen_at: Date;
  };
};
