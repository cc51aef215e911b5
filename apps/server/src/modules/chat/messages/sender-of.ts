import type { ChatSender } from '@fairway/contract/chat/item-schemas.ts';
import type { RoomRow } from '#modules/live';
import { findMember } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { isRoomAdmin, openUserNo } from '../rooms/chat-room-store.ts';

/** A member as a room sees the writer: number, name, role and VIP level. */
export async function senderOf(app: Platform, room: RoomRow, memberId: string): Promise<ChatSender> {
  const [member, userNo, admin] = await Promise.all([
    findMember(app.db, memberId),
    openUserNo(app.db, memberId),
    isRoomAdmin(app.db, room.no, memberId),
  ]);
  if (!member) throw new AppError('tokenMissing');
  return {
    userNo: String(userNo),
    name: member.nick_name === member.name ? maskName(member.name) : member.nick_name,
    role: admin ? 'admin' : 'member',
    grade: member.grade,
  };
}

/** A login name is half of a login: of one who has chosen no nickname the room sees its ends. */
function maskName(name: string): string {
  return `${name.slice(0, 2)}***${name.slice(-1)}`;
}
