import type { chatDeskEndpoints } from '@fairway/contract/chat/desk-endpoints.ts';
import type { chatDeskSchemas } from '@fairway/contract/chat/desk-schemas.ts';
import { writeAudit } from '#modules/operators';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { notifyMember } from '../powers/mute-member.ts';
import { freeMute } from '../powers/mutes-store.ts';
import { holdMuteById } from './desk-store.ts';

/** Ends a mute in force, by whichever role it was given. Throws `chatMuteNotFound`. */
export const freeInChats: Operation<
  (typeof chatDeskEndpoints)['freeInChats'],
  (typeof chatDeskSchemas)['freeInChats']
> = async (app, call, { muteId, reason }) => {
  await inTransaction(app.db, async (tx) => {
    const mute = await holdMuteById(tx, muteId);
    if (!mute) throw new AppError('chatMuteNotFound');
    await freeMute(tx, muteId, call.operator.operatorId);
    await notifyMember(tx, app, mute.member_id, mute.room_no, 'mute');
    const object = { kind: 'chatMember', id: mute.member_id } as const;
    await writeAudit(tx, app, call, { action: call.operation, object, after: { muteId }, reason });
  });
  return null;
};
