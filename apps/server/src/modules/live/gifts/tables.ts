import type { GiftArt } from '@fairway/contract/live/gifts.ts';

/** A row of `live_gifts`. */
export interface GiftRow {
  readonly shard_id: number;
  readonly member_id: string;
  readonly id: string;
  readonly gift_no: string;
  readonly room_no: bigint;
  readonly broadcast_id: string;
  readonly anchor_id: string;
  readonly gift: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly art: GiftArt;
  readonly price_version: number;
  readonly count: number;
  readonly coins: bigint;
  readonly share_percent: number;
  readonly contract_version: number;
  readonly streak_id: string;
  readonly streak_no: number;
  readonly shown: boolean;
  readonly send_most: bigint;
  readonly day_most: bigint;
  readonly week_most: bigint;
  readonly month_most: bigint;
  readonly total_most: bigint | null;
  readonly gift_transfer: string;
  readonly sent_at: Date;
}

/** A gift with how it ended; `cause` is null while it was not given back. */
export interface EndedGiftRow extends GiftRow {
  readonly cause: 'takenBack' | 'refunded' | null;
  readonly anchor_name: string;
}
