import type { ChatSender } from '@fairway/contract/chat/item-schemas.ts';
import type { RoomRow } from '#modules/live';
import { findMember, type MemberRow } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { openUserNo } from '../rooms/chat-room-store.ts';
import { roleIn } from '../rooms/room-role.ts';

/** A member as a room sees the writer: number, name, role and VIP level. */
export async function senderOf(app: Platform, room: RoomRow, memberId: string): Promise<ChatSender> {
  const [member, userNo, role] = await Promise.all([
    findMember(app.db, memberId),
    openUserNo(app.db, memberId),
    roleIn(app, room, memberId),
  ]);
  if (!member) throw new AppError('tokenMissing');
  return {
    userNo: String(userNo),
    name: shownName(member),
    role,
    grade: member.grade,
  };
}

/** A member's name in chats. */
export function shownName({ name, nick_name }: Pick<MemberRow, 'name' | 'nick_name'>): string {
  return nick_name === name ? maskName(name) : nick_name;
}

/** A login name is half of a login: of one who has chosen no nickname the room sees its ends. */
function maskName(name: string): string {
  return `${name.slice(0, 2)}***${name.slice(-1)}`;
}
