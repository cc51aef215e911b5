import type { ChaseItemState, ChaseState, ChaseStop, LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';

/** Which chase: a member's shard and its id. */
export interface ChaseKey {
  readonly shard_id: number;
  readonly id: string;
}

export interface ChaseRow extends ChaseKey {
  member_id: string;
  bill_no: string;
  lottery: LotteryCode;
  play: string;
  pick: string;
  currency: WalletCurrency;
  unit: bigint;
  stop_on_win: boolean;
  held: bigint;
  staked: bigint;
  released: bigint;
  rest: bigint;
  state: ChaseState;
  stopped_by: ChaseStop | null;
  placed_at: Date;
  ended_at: Date | null;
}

/** A chase with what a list shows of its items. */
export type SummedChaseRow = ChaseRow & {
  first_issue: string;
  issues: number;
  placed: number;
  returned: bigint;
};

/** An item with its issue as it stands and how its ticket ended. */
export interface ChaseItemRow {
  place: number;
  issue: string;
  times: number;
  stake: bigint;
  hold_id: string;
  state: ChaseItemState;
  ticket_id: string | null;
  opens_at: Date;
  closes_at: Date;
  closed_at: Date | null;
  voided_at: Date | null;
  cause: 'drawn' | 'voided' | null;
  returned: bigint | null;
}
