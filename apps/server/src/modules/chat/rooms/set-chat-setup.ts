import type { ChatSetup } from '@fairway/contract/chat/item-schemas.ts';
import type { chatRoomEndpoints } from '@fairway/contract/chat/room-endpoints.ts';
import type { chatRoomSchemas } from '@fairway/contract/chat/room-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { sayInRoom } from '../lane/say-in-room.ts';
import { findChat } from './find-chat.ts';
import { presentSetup } from './get-chat-room.ts';
import { memberOf } from './member-of.ts';
import { requirePower } from './room-role.ts';
import { holdChatRoom, updateSetup } from './setup-store.ts';

/** Changes the named parts of a room's setup. Throws `tokenMissing`, `roomNotFound`, `chatAdminOnly`, and `inputInvalid` for a slow mode of 1 or 2 s. */
export const setChatSetup: Operation<
  (typeof chatRoomEndpoints)['setChatSetup'],
  (typeof chatRoomSchemas)['setChatSetup']
> = async (app, call, { form, chatRoomNo, setup }) => {
  if (setup.slowSeconds === 1 || setup.slowSeconds === 2)
    throw new AppError('inputInvalid', {}, { fields: ['setup.slowSeconds'] });
  const memberId = memberOf(call, form);
  const { room } = await findChat(app, chatRoomNo);
  await requirePower(app, room, memberId);
  return { chatRoomNo, setup: await changeSetup(app, room.no, setup) };
};

/** Writes the named parts over the setup and says the whole of it in the room. */
export async function changeSetup(
  app: Platform,
  room: bigint,
  changes: { [Key in keyof ChatSetup]?: ChatSetup[Key] | undefined },
): Promise<ChatSetup> {
  const setup = await inTransaction(app.db, async (tx) => {
    const row = await holdChatRoom(tx, room);
    if (!row) throw new AppError('roomNotFound');
    const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const next: ChatSetup = { ...presentSetup(row), ...named };
    await updateSetup(tx, room, next);
    return next;
  });
  await sayInRoom(app, room, { kind: 'setup', setup });
  return setup;
}
