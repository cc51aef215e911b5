import { chatMessageEndpoints } from '@fairway/contract/chat/message-endpoints.ts';
import { chatMessageSchemas } from '@fairway/contract/chat/message-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { listChatHistory, listOfflineMessages } from './messages/list-items.ts';
import { sendChatMessage } from './messages/send-chat-message.ts';
import { getChatRoom } from './rooms/get-chat-room.ts';
import { getChatConnector } from './rooms/get-connector.ts';

/** Entering a room, writing in it and reading what was written. */
export const chatMessageRoutes = defineRoutes(chatMessageEndpoints, chatMessageSchemas, {
  getChatConnector,
  getChatRoom,
  sendChatMessage,
  listChatHistory,
  listOfflineMessages,
});
