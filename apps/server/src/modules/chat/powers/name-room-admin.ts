import type { chatPowerEndpoints } from '@fairway/contract/chat/power-endpoints.ts';
import { type chatPowerSchemas, mostRoomAdmins } from '@fairway/contract/chat/power-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { memberOfUserNo } from '../rooms/chat-room-store.ts';
import { findChat } from '../rooms/find-chat.ts';
import { memberOf } from '../rooms/member-of.ts';
import { roleIn } from '../rooms/room-role.ts';
import { holdAdmins, writeAdmin } from './admins-store.ts';
import { notifyMember } from './mute-member.ts';

/**
 * Makes a member an admin of the own room, or takes that back; the same again changes nothing. Whom operators named, operators alone take
 * back. Writes the admin and what was changed. Throws `tokenMissing`, `roomNotFound`, `chatAnchorOnly`, `chatUserNotFound`, `chatPowerless`
 * for oneself and an operator's admin, and `chatAdminsFull`.
 */
export const nameRoomAdmin: Operation<
  (typeof chatPowerEndpoints)['nameRoomAdmin'],
  (typeof chatPowerSchemas)['nameRoomAdmin']
> = async (app, call, { form, chatRoomNo, userNo, admin }) => {
  const memberId = memberOf(call, form);
  const { room } = await findChat(app, chatRoomNo);
  if ((await roleIn(app, room, memberId)) !== 'anchor') throw new AppError('chatAnchorOnly');
  const targetId = await memberOfUserNo(app.db, BigInt(userNo));
  if (targetId === undefined) throw new AppError('chatUserNotFound');
  if (targetId === memberId) throw new AppError('chatPowerless');

  await inTransaction(app.db, async (tx) => {
    const admins = await holdAdmins(tx, room.no);
    if (!admin && admins.get(targetId) === 'operator') throw new AppError('chatPowerless');
    if (admin && !admins.has(targetId) && admins.size >= mostRoomAdmins)
      throw new AppError('chatAdminsFull', { most: mostRoomAdmins });
    const change = { room: room.no, memberId: targetId, admin, by: memberId, role: 'anchor' } as const;
    if (await writeAdmin(tx, { ...change, id: app.ids.uuid() }))
      await notifyMember(tx, app, targetId, room.no, 'admin');
  });
  return { userNo, admin };
};
