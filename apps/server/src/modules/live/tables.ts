import type {
  AnchorStatus,
  BroadcastStatus,
  ContractStatus,
  RoomCoverName,
  RoomKind,
  RoomWatchRule,
  ScheduleStatus,
} from '@fairway/contract/live/states.ts';
import type { MediaTrack } from '@fairway/contract/media/tracks.ts';

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
  readonly watch_rule: RoomWatchRule;
  /** Of an anchor's room: the scene that was chosen. */
  readonly cover: RoomCoverName | null;
}

/** A room with its broadcast that is open or ended last, and its anchor. */
export interface ListedRoomRow extends RoomRow {
  readonly broadcast: BroadcastStatus | null;
  readonly started_at: Date | null;
  readonly tracks: readonly MediaTrack[] | null;
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
  readonly keeps_replays: boolean;
}

export interface BroadcastRow {
  readonly id: string;
  readonly room_no: bigint;
  readonly anchor_id: string | null;
  readonly status: BroadcastStatus;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly interrupted_at: Date | null;
  readonly ended_at: Date | null;
  readonly reason: string;
  readonly opened_by: string;
  readonly viewers: number;
  readonly frozen: boolean;
  readonly silent: boolean;
  /** When the origin last had it on the air. */
  readonly seen_at: Date | null;
  readonly tracks: readonly MediaTrack[];
}

export interface ContractRow {
  readonly id: string;
  readonly anchor_id: string;
  readonly no: number;
  readonly share_percent: number;
  readonly status: ContractStatus;
  readonly proposed_by: string;
  readonly proposed_at: Date;
  readonly in_force_at: Date | null;
}

export interface ScheduleRow {
  readonly id: bigint;
  readonly room_no: bigint;
  /** Null of a match. */
  readonly anchor_id: string | null;
  readonly title_zh: string;
  readonly title_en: string;
  readonly starts_at: Date;
  readonly status: ScheduleStatus;
}
