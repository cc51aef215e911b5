import type { chatMessageEndpoints } from '@fairway/contract/chat/message-endpoints.ts';
import type { chatMessageSchemas } from '@fairway/contract/chat/message-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { writeItem } from '../lane/room-lane.ts';
import { findReadableChat } from '../rooms/find-chat.ts';
import { judgeWriter } from './judge-writer.ts';
import { readText } from './read-text.ts';
import { senderOf } from './sender-of.ts';

/**
 * Writes a message. Throws `tokenMissing` for a visitor, `roomNotFound`, what refuses the writer (`chatClosed`, `chatMuted`) and the
 * text (`chatTooLong`, `chatTextRefused`).
 */
export const sendChatMessage: Operation<
  (typeof chatMessageEndpoints)['sendChatMessage'],
  (typeof chatMessageSchemas)['sendChatMessage']
> = async (app, { member, language }, { form, chatRoomNo, clientId, text }) => {
  if (!member || form === 'anonymous') throw new AppError('tokenMissing');
  const { memberId } = member;
  const found = await findReadableChat(app, chatRoomNo);
  await judgeWriter(app, found, memberId, language);
  const read = readText(text);
  const row = await writeItem(app, found.room.no, {
    id: app.ids.uuid(),
    body: { kind: 'text', from: await senderOf(app, found.room, memberId), text: read },
    memberId,
    clientId,
  });
  return { n: Number(row.n), id: row.id, at: row.at.toISOString(), text: read };
};
