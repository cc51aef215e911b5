import { anchorMemberOf, type RoomRow } from '#modules/live';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { isRoomAdmin } from './chat-room-store.ts';

export type RoomRole = 'member' | 'admin' | 'anchor';

/** The order of powers: nobody acts on equals or betters (live.md, powers). */
const ranks: Readonly<Record<RoomRole, number>> = { member: 0, admin: 1, anchor: 2 };

/** What a member is in a room. */
export async function roleIn(app: Platform, room: RoomRow, memberId: string): Promise<RoomRole> {
  if (room.anchor_id !== null && (await anchorMemberOf(app.db, room.anchor_id)) === memberId) return 'anchor';
  return (await isRoomAdmin(app.db, room.no, memberId)) ? 'admin' : 'member';
}

/** The role of a member who has powers in the room. Throws `chatAdminOnly` for every other. */
export async function requirePower(
  app: Platform,
  room: RoomRow,
  memberId: string,
): Promise<Exclude<RoomRole, 'member'>> {
  const role = await roleIn(app, room, memberId);
  if (role === 'member') throw new AppError('chatAdminOnly');
  return role;
}

/** Throws `chatPowerless` where a member would act on oneself, an equal or a better. */
export async function requireBelow(
  app: Platform,
  room: RoomRow,
  actor: { memberId: string; role: RoomRole },
  targetId: string,
): Promise<void> {
  const target = await roleIn(app, room, targetId);
  if (targetId === actor.memberId || ranks[target] >= ranks[actor.role]) throw new AppError('chatPowerless');
}
