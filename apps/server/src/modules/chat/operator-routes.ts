import { chatDeskEndpoints } from '@fairway/contract/chat/desk-endpoints.ts';
import { chatDeskSchemas } from '@fairway/contract/chat/desk-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { decideChatAppeal } from './desk/decide-chat-appeal.ts';
import { decideChatReport } from './desk/decide-chat-report.ts';
import { decideHeldChat } from './desk/decide-held-chat.ts';
import { freeInChats } from './desk/free-in-chats.ts';
import { getChatDesk } from './desk/get-chat-desk.ts';
import { muteInChats } from './desk/mute-in-chats.ts';
import { nameChatAdmin } from './desk/name-chat-admin.ts';
import { sayFromDesk } from './desk/say-from-desk.ts';

/** Reports, held messages, mutes, appeals and admins, on the console. */
export const chatOperatorRoutes = defineRoutes(chatDeskEndpoints, chatDeskSchemas, {
  getChatDesk,
  decideChatReport,
  decideHeldChat,
  decideChatAppeal,
  muteInChats,
  freeInChats,
  nameChatAdmin,
  sayFromDesk,
});
