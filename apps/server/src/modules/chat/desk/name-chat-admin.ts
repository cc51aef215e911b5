import type { chatDeskEndpoints } from '@fairway/contract/chat/desk-endpoints.ts';
import type { chatDeskSchemas } from '@fairway/contract/chat/desk-schemas.ts';
import { findMemberByName } from '#modules/members';
import { writeAudit } from '#modules/operators';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { writeAdmin } from '../powers/admins-store.ts';
import { notifyMember } from '../powers/mute-member.ts';
import { openUserNo } from '../rooms/chat-room-store.ts';
import { findChat } from '../rooms/find-chat.ts';

/** Makes a member an admin of a room, or takes that back; the member's screens hear of it. Throws `memberNotFound`, `roomNotFound`. */
export const nameChatAdmin: Operation<
  (typeof chatDeskEndpoints)['nameChatAdmin'],
  (typeof chatDeskSchemas)['nameChatAdmin']
> = async (app, call, { chatRoomNo, name, admin }) => {
  const { room } = await findChat(app, chatRoomNo);
  const member = await findMemberByName(app.db, name);
  if (!member) throw new AppError('memberNotFound');
  await inTransaction(app.db, async (tx) => {
    await openUserNo(tx, member.id);
    await writeAdmin(tx, {
      id: app.ids.uuid(),
      room: room.no,
      memberId: member.id,
      admin,
      by: call.operator.operatorId,
      role: 'operator',
    });
    await notifyMember(tx, app, member.id, room.no, 'admin');
    const object = { kind: 'chatMember', id: member.id } as const;
    await writeAudit(tx, app, call, { action: call.operation, object, after: { chatRoomNo, admin } });
  });
  return null;
};
