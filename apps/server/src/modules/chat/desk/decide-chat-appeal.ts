import type { chatDeskEndpoints } from '@fairway/contract/chat/desk-endpoints.ts';
import type { chatDeskSchemas } from '@fairway/contract/chat/desk-schemas.ts';
import { writeAudit } from '#modules/operators';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { notifyMember } from '../powers/mute-member.ts';
import { freeMute } from '../powers/mutes-store.ts';
import { holdMuteById, writeAppealDecision } from './desk-store.ts';

/** Frees the member, or keeps the mute, with an answer. Throws `chatMuteNotFound`, and `chatAppealOwn` for the operator who muted. */
export const decideChatAppeal: Operation<
  (typeof chatDeskEndpoints)['decideChatAppeal'],
  (typeof chatDeskSchemas)['decideChatAppeal']
> = async (app, call, { muteId, free, answer }) => {
  const by = call.operator.operatorId;
  await inTransaction(app.db, async (tx) => {
    const mute = await holdMuteById(tx, muteId);
    if (!mute) throw new AppError('chatMuteNotFound');
    if (mute.muted_by === by) throw new AppError('chatAppealOwn');
    if (!(await writeAppealDecision(tx, muteId, by, answer))) throw new AppError('chatMuteNotFound');
    if (free) await freeMute(tx, muteId, by);
    await notifyMember(tx, app, mute.member_id, mute.room_no, 'appeal');
    const object = { kind: 'chatMember', id: mute.member_id } as const;
    await writeAudit(tx, app, call, { action: call.operation, object, after: { muteId, free, answer } });
  });
  return null;
};
