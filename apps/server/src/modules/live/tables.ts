import type { AnchorStatus, BroadcastStatus, RoomKind } from '@fairway/contract/live/states.ts';

/** Rows as the statements of the stores read them. */
export interface RoomRow {
  readonly no: bigint;
  readonly kind: RoomKind;
  readonly venue_name: string;
  readonly match_id: string | null;
  readonly anchor_id: string | null;
  readonly title_zh: string;
  readonly title_en: string;
  readonly starts_at: Date;
  readonly sport: string | null;
  readonly competition_id: string | null;
  readonly delay_seconds: number;
  readonly watch_rule: 'everyone' | 'preview' | 'members' | 'active';
}

/** A room with its broadcast that is open or ended last, and its anchor. */
export interface ListedRoomRow extends RoomRow {
  readonly broadcast: BroadcastStatus | null;
  readonly started_at: Date | null;
  readonly anchor_name: string | null;
  readonly followers: number;
  readonly followed: boolean;
}

export interface AnchorRow {
  readonly id: string;
  readonly member_id: string;
  readonly name: string;
  readonly about: string;
  readonly status: AnchorStatus;
  readonly applied_at: Date;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly reason: string;
}
