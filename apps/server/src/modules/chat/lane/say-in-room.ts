import type { Platform } from '#platform/platform.ts';
import type { ItemBody, ItemRow } from '../tables.ts';
import { writeItem } from './room-lane.ts';

/** What the house says in a room: an item that no client sends twice. `memberId`: whom it is about, where it is about a member. */
export async function sayInRoom(
  app: Platform,
  room: bigint,
  body: ItemBody,
  memberId: string | null = null,
): Promise<ItemRow> {
  return writeItem(app, room, { id: app.ids.uuid(), body, memberId, clientId: null });
}
