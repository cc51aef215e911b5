import type { chatPowerEndpoints } from '@fairway/contract/chat/power-endpoints.ts';
import type { chatPowerSchemas } from '@fairway/contract/chat/power-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findChat } from '../rooms/find-chat.ts';
import { memberOf } from '../rooms/member-of.ts';
import { writeAppeal } from './mutes-store.ts';

/** The member's own statement against an own mute in force, once. Throws `tokenMissing`, `roomNotFound`, `chatMuteNotFound`, `chatAppealGiven`. */
export const appealChatMute: Operation<
  (typeof chatPowerEndpoints)['appealChatMute'],
  (typeof chatPowerSchemas)['appealChatMute']
> = async (app, call, { form, chatRoomNo, muteId, text }) => {
  const memberId = memberOf(call, form);
  await findChat(app, chatRoomNo);
  const appealedAt = await inTransaction(app.db, (tx) => writeAppeal(tx, muteId, memberId, text));
  if (appealedAt === undefined) throw new AppError('chatMuteNotFound');
  if (appealedAt === false) throw new AppError('chatAppealGiven');
  return { muteId, appealedAt: appealedAt.toISOString() };
};
