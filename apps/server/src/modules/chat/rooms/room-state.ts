import { addSeconds } from '#platform/clock.ts';
import type { RoomRow } from '#modules/live';
import type { ChatRoomRow } from '../tables.ts';

/** Minutes before the kick-off from which the chat of a match is open, and after its start until which it is (live.md, nouns). */
export const minutesBefore = 60;
const minutesOpen = 105 + 30;

export interface OpenHours {
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

/** When the chat of a match is open; an anchor's is by its setup alone. */
export function hoursOf(room: RoomRow): OpenHours {
  if (room.kind !== 'match') return { opensAt: null, closesAt: null };
  return {
    opensAt: addSeconds(room.starts_at, -minutesBefore * 60),
    closesAt: addSeconds(room.starts_at, minutesOpen * 60),
  };
}

/** The state of a chat now: 0 closed, 1 open, 2 admins only, 3 read only. Outside of its hours a match's chat is closed. */
export function statusNow(room: RoomRow, chat: Pick<ChatRoomRow, 'status'>, now: Date): number {
  const { opensAt, closesAt } = hoursOf(room);
  const outside = (opensAt !== null && now < opensAt) || (closesAt !== null && now >= closesAt);
  return room.kind === 'table' || outside ? 0 : chat.status;
}
