import type { chatMessageEndpoints } from '@fairway/contract/chat/message-endpoints.ts';
import type { chatMessageSchemas } from '@fairway/contract/chat/message-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { writeItem } from '../lane/room-lane.ts';
import { findReadableChat } from '../rooms/find-chat.ts';
import { memberOf } from '../rooms/member-of.ts';
import { holdMessage } from './held-store.ts';
import { judgeMessage } from './judge-message.ts';
import { judgeWriter } from './judge-writer.ts';
import { takePace } from './pace.ts';
import { readText } from './read-text.ts';
import { senderOf } from './sender-of.ts';

/**
 * Writes a message, or keeps it for a person to look at (`held`, n 0). Throws `tokenMissing` for a visitor, `roomNotFound`, what refuses
 * the writer (`judgeWriter`), the text (`readText`, `judgeMessage`) and the pace (`takePace`).
 */
export const sendChatMessage: Operation<
  (typeof chatMessageEndpoints)['sendChatMessage'],
  (typeof chatMessageSchemas)['sendChatMessage']
> = async (app, call, { form, chatRoomNo, clientId, text: typed }) => {
  const memberId = memberOf(call, form);
  const found = await findReadableChat(app, chatRoomNo);
  const { room, chat } = found;
  const writer = await judgeWriter(app, found, memberId, call.language);
  const read = readText(typed);
  const { text, held } = await judgeMessage(app, found, writer, read);
  const from = await senderOf(app, room, memberId);

  // Counted at once with the look at what was counted: two messages of one moment do not both pass.
  takePace(app, {
    memberId,
    role: writer.role,
    registeredAt: writer.member.created_at,
    room: room.no,
    slowSeconds: chat.slow_seconds,
    unique: chat.unique_text,
    clientId,
    text: read,
  });
  const item = { id: app.ids.uuid(), body: { kind: 'text', from, text } as const, memberId, clientId };

  if (held) {
    const row = await holdMessage(app.db, room.no, item);
    return { n: 0, id: row.id, at: row.held_at.toISOString(), text, held };
  }
  const row = await writeItem(app, room.no, item);
  return { n: Number(row.n), id: row.id, at: row.at.toISOString(), text, held };
};
