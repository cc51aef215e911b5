import type { chatRoomEndpoints } from '@fairway/contract/chat/room-endpoints.ts';
import type { chatRoomSchemas } from '@fairway/contract/chat/room-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findChat } from './find-chat.ts';

/** Whether the chat is on, by the site and by the room. Throws `roomNotFound`. */
export const getChatSwitch: Operation<
  (typeof chatRoomEndpoints)['getChatSwitch'],
  (typeof chatRoomSchemas)['getChatSwitch']
> = async (app, _call, { chatRoomNo }) => {
  const { chat, siteSwitch } = await findChat(app, chatRoomNo);
  return { on: siteSwitch && chat.switched_on, site: siteSwitch, room: chat.switched_on };
};
