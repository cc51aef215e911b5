import { AppError, type Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { isRoomAdmin, muteInForce } from '../rooms/chat-room-store.ts';
import type { FoundChat } from '../rooms/find-chat.ts';

/** Throws what keeps a member from writing in a room now: `chatMuted` with its end and reason, `chatClosed`, `chatNotForYou`. */
export async function judgeWriter(
  app: Platform,
  { room, status }: FoundChat,
  memberId: string,
  language: Language,
): Promise<void> {
  const mute = await muteInForce(app.db, room.no, memberId);
  if (mute)
    throw new AppError('chatMuted', {
      until: mute.until?.toISOString() ?? (language === 'en' ? 'further notice' : '另行通知'),
      reason: mute.reason,
    });
  if (status === 3) throw new AppError('chatClosed');
  if (status === 2 && !(await isRoomAdmin(app.db, room.no, memberId)))
    throw new AppError('chatNotForYou', { who: language === 'en' ? 'admins' : '管理员' });
}
