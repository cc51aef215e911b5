import type { chatRoomEndpoints } from '@fairway/contract/chat/room-endpoints.ts';
import type { chatRoomSchemas } from '@fairway/contract/chat/room-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findChat } from './find-chat.ts';
import { presentSetup } from './get-chat-room.ts';

/** Who may write in a room and how often. Throws `roomNotFound`. */
export const getChatSetup: Operation<
  (typeof chatRoomEndpoints)['getChatSetup'],
  (typeof chatRoomSchemas)['getChatSetup']
> = async (app, _call, { chatRoomNo }) => {
  const { chat } = await findChat(app, chatRoomNo);
  return { chatRoomNo, setup: presentSetup(chat) };
};
