import type { ChatItem, ChatItemKind } from '@fairway/contract/chat/item-schemas.ts';

/** Rows as the statements of the stores read them. */
export interface ChatRoomRow {
  readonly room_no: bigint;
  readonly last_n: bigint;
  readonly status: number;
  readonly slow_seconds: number;
  readonly followed_minutes: number;
  readonly vip_from: number;
  readonly unique_text: boolean;
  readonly kit_only: boolean;
  readonly hold_back_seconds: 0 | 2 | 4 | 6;
  readonly entrance: boolean;
  readonly greeting: string;
  readonly summary: string;
  readonly online: number;
  readonly switched_on: boolean;
}

type WithoutNumber<Item> = Item extends unknown ? Omit<Item, 'n' | 'id' | 'at'> : never;
/** An item as it is kept: what its kind says, without number, id and time. */
export type ItemBody = WithoutNumber<ChatItem>;

export interface ItemRow {
  readonly room_no: bigint;
  readonly n: bigint;
  readonly id: string;
  readonly at: Date;
  readonly kind: ChatItemKind;
  readonly body: ItemBody;
  readonly removed_at: Date | null;
}

export interface MuteRow {
  readonly id: string;
  readonly member_id: string;
  readonly room_no: bigint | null;
  readonly reason: string;
  readonly muted_by: string;
  readonly muted_by_role: 'admin' | 'anchor' | 'operator' | 'filter';
  readonly muted_at: Date;
  readonly until: Date | null;
  readonly appealed_at: Date | null;
}
