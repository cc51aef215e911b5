import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';

/** Rows as the statements of the stores read them. */
export interface IssueRow {
  lottery: LotteryCode;
  issue: string;
  opens_at: Date;
  closes_at: Date;
  draws_at: Date;
  chain: number;
  link_index: number;
  first_link: string;
  beacon_chain: string;
  beacon_round: string;
  beacon_at: Date;
  closed_at: Date | null;
  tickets: number | null;
  ticket_root: string | null;
  drawn_at: Date | null;
  link: string | null;
  randomness: string | null;
  result: number[] | null;
  settled_at: Date | null;
  voided_at: Date | null;
  void_reason: 'noRandomness' | 'operators' | null;
}

export interface TicketRow {
  shard_id: number;
  member_id: string;
  id: string;
  order_id: string;
  bill_no: string;
  lottery: LotteryCode;
  issue: string;
  play: string;
  pick: string;
  notes: number;
  currency: WalletCurrency;
  unit: bigint;
  times: number;
  stake: bigint;
  chase_id: string | null;
  placed_at: Date;
}

/** A ticket with how it ended. */
export type EndedTicketRow = TicketRow & {
  cause: 'drawn' | 'voided' | null;
  returned: bigint | null;
  result: number[] | null;
};
