import type { chatPowerEndpoints } from '@fairway/contract/chat/power-endpoints.ts';
import type { chatPowerSchemas } from '@fairway/contract/chat/power-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { memberOfUserNo } from '../rooms/chat-room-store.ts';
import { findChat } from '../rooms/find-chat.ts';
import { memberOf } from '../rooms/member-of.ts';
import { requirePower } from '../rooms/room-role.ts';
import { notifyMember } from './mute-member.ts';
import { freeMute, holdMute } from './mutes-store.ts';

/**
 * Ends a mute of this room; what an operator muted, only operators end, and an admin ends no mute by the anchor. Throws `tokenMissing`,
 * `roomNotFound`, `chatAdminOnly`, `chatMuteNotFound`, `chatPowerless`.
 */
export const unblockChatMember: Operation<
  (typeof chatPowerEndpoints)['unblockChatMember'],
  (typeof chatPowerSchemas)['unblockChatMember']
> = async (app, call, { form, chatRoomNo, userNo }) => {
  const memberId = memberOf(call, form);
  const { room } = await findChat(app, chatRoomNo);
  const role = await requirePower(app, room, memberId);
  const targetId = await memberOfUserNo(app.db, BigInt(userNo));
  if (targetId === undefined) throw new AppError('chatMuteNotFound');

  await inTransaction(app.db, async (tx) => {
    const mute = await holdMute(tx, targetId, room.no);
    if (!mute) throw new AppError('chatMuteNotFound');
    const above = mute.muted_by_role === 'operator' || (role === 'admin' && mute.muted_by_role === 'anchor');
    if (above || targetId === memberId) throw new AppError('chatPowerless');
    await freeMute(tx, mute.id, memberId);
    await notifyMember(tx, app, targetId, room.no, 'mute');
  });
  return { userNo };
};
