import type { chatDeskEndpoints } from '@fairway/contract/chat/desk-endpoints.ts';
import type { chatDeskSchemas } from '@fairway/contract/chat/desk-schemas.ts';
import { findMemberByName } from '#modules/members';
import { writeAudit } from '#modules/operators';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { notifyMember } from '../powers/mute-member.ts';
import { insertMute } from '../powers/mutes-store.ts';
import { openUserNo } from '../rooms/chat-room-store.ts';
import { findChat } from '../rooms/find-chat.ts';

/** Mutes a member in a room or on the whole site, in place of an earlier mute there. Throws `memberNotFound`, `roomNotFound`. */
export const muteInChats: Operation<
  (typeof chatDeskEndpoints)['muteInChats'],
  (typeof chatDeskSchemas)['muteInChats']
> = async (app, call, { name, chatRoomNo, minutes, reason }) => {
  const by = call.operator.operatorId;
  const member = await findMemberByName(app.db, name);
  if (!member) throw new AppError('memberNotFound');
  const room = chatRoomNo === null ? null : (await findChat(app, chatRoomNo)).room.no;
  await openUserNo(app.db, member.id);
  const row = await inTransaction(app.db, async (tx) => {
    const mute = {
      id: app.ids.uuid(),
      memberId: member.id,
      room,
      reason,
      by,
      role: 'operator',
      minutes,
    } as const;
    const written = await insertMute(tx, mute);
    await notifyMember(tx, app, member.id, room, 'mute');
    const object = { kind: 'chatMember', id: member.id } as const;
    await writeAudit(tx, app, call, {
      action: call.operation,
      object,
      after: { chatRoomNo, minutes, muteId: written.id },
      reason,
    });
    return written;
  });
  return { muteId: row.id, until: row.until?.toISOString() ?? null };
};
