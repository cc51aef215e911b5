import { followedMinutes, type RoomRow } from '#modules/live';
import { findMember, type MemberRow } from '#modules/members';
import { AppError, type Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { muteInForce } from '../rooms/chat-room-store.ts';
import type { FoundChat } from '../rooms/find-chat.ts';
import { roleIn, type RoomRole } from '../rooms/room-role.ts';
import type { ChatRoomRow } from '../tables.ts';

export interface Writer {
  readonly member: MemberRow;
  readonly role: RoomRole;
}

/**
 * Who writes, as far as the room lets the member: throws `chatMuted` with its end and reason, `chatClosed`, `chatNotForYou`, and what
 * the setup asks of ordinary members: `chatFollowersOnly`, `chatVipOnly`.
 */
export async function judgeWriter(
  app: Platform,
  { room, chat, status }: FoundChat,
  memberId: string,
  language: Language,
): Promise<Writer> {
  const [mute, member, role] = await Promise.all([
    muteInForce(app.db, room.no, memberId),
    findMember(app.db, memberId),
    roleIn(app, room, memberId),
  ]);
  if (!member) throw new AppError('tokenMissing');
  if (mute)
    throw new AppError('chatMuted', {
      until: mute.until?.toISOString() ?? (language === 'en' ? 'further notice' : '另行通知'),
      reason: mute.reason,
    });
  if (status === 3) throw new AppError('chatClosed');
  if (role !== 'member') return { member, role };
  if (status === 2) throw new AppError('chatNotForYou', { who: language === 'en' ? 'admins' : '管理员' });
  await judgeBySetup(app, room, chat, member);
  return { member, role };
}

/** What a setup asks of ordinary members. Only an anchor has followers, so a match's room asks for none. */
async function judgeBySetup(
  app: Platform,
  room: RoomRow,
  chat: ChatRoomRow,
  member: MemberRow,
): Promise<void> {
  if (member.grade < chat.vip_from) throw new AppError('chatVipOnly', { grade: chat.vip_from });
  if (chat.followed_minutes === 0 || room.anchor_id === null) return;
  const minutes = await followedMinutes(app.db, room.anchor_id, member.id);
  if (minutes === undefined || minutes < chat.followed_minutes)
    throw new AppError('chatFollowersOnly', { minutes: chat.followed_minutes });
}
