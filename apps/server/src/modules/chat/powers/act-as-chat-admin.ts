import type { chatPowerEndpoints } from '@fairway/contract/chat/power-endpoints.ts';
import type { chatPowerSchemas } from '@fairway/contract/chat/power-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { memberOfUserNo } from '../rooms/chat-room-store.ts';
import { findChat } from '../rooms/find-chat.ts';
import { memberOf } from '../rooms/member-of.ts';
import { requireBelow, requirePower, type RoomRole } from '../rooms/room-role.ts';
import { muteMember } from './mute-member.ts';
import { presentMutes } from './present-mute.ts';
import { removeItem } from './remove-item.ts';
import { selectWritten } from './removals-store.ts';

/** Hours of the longest mute by role (live.md, powers). */
const longestHours: Readonly<Record<Exclude<RoomRole, 'member'>, number>> = { admin: 24, anchor: 7 * 24 };

/**
 * Removes a message or mutes its writer in the room. Throws `tokenMissing`, `roomNotFound`, `chatAdminOnly`, `chatMessageNotFound`,
 * `chatUserNotFound`, `chatPowerless` for oneself, equals and betters, `chatMuteTooLong`.
 */
export const actAsChatAdmin: Operation<
  (typeof chatPowerEndpoints)['actAsChatAdmin'],
  (typeof chatPowerSchemas)['actAsChatAdmin']
> = async (app, call, input) => {
  const memberId = memberOf(call, input.form);
  const { room } = await findChat(app, input.chatRoomNo);
  const role = await requirePower(app, room, memberId);
  const actor = { memberId, role };

  if (input.act === 'remove') {
    const item = await selectWritten(app.db, room.no, input.messageId);
    if (!item?.member_id) throw new AppError('chatMessageNotFound');
    // One's own message may be taken back; that of an equal may not.
    if (item.member_id !== memberId) await requireBelow(app, room, actor, item.member_id);
    await removeItem(app, item, { id: memberId, role });
    return { messageId: item.id, mute: null };
  }

  const hours = longestHours[role];
  if (input.minutes > hours * 60) throw new AppError('chatMuteTooLong', { hours });
  const targetId = await memberOfUserNo(app.db, BigInt(input.userNo));
  if (targetId === undefined) throw new AppError('chatUserNotFound');
  await requireBelow(app, room, actor, targetId);
  const { reason, minutes } = input;
  const row = await muteMember(app, {
    memberId: targetId,
    room: room.no,
    reason,
    by: memberId,
    role,
    minutes,
  });
  const [mute = null] = await presentMutes(app, [{ ...row, user_no: BigInt(input.userNo) }]);
  return { messageId: null, mute };
};
