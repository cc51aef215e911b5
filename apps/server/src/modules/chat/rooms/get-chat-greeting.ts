import type { chatRoomEndpoints } from '@fairway/contract/chat/room-endpoints.ts';
import type { chatRoomSchemas } from '@fairway/contract/chat/room-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findChat } from './find-chat.ts';

const usual = {
  'zh-CN': '欢迎来到聊天室，请文明发言，切勿透露个人联系方式。',
  en: 'Welcome to the chat. Please be kind, and never give away contact details.',
} as const;

/** What the room says to those who enter: its own words, or the usual ones in the caller's language. Throws `roomNotFound`. */
export const getChatGreeting: Operation<
  (typeof chatRoomEndpoints)['getChatGreeting'],
  (typeof chatRoomSchemas)['getChatGreeting']
> = async (app, { language }, { chatRoomNo }) => {
  const { chat } = await findChat(app, chatRoomNo);
  return { greeting: chat.greeting || usual[language], summary: chat.summary };
};
