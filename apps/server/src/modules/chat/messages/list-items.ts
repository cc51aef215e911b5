import type { chatMessageEndpoints } from '@fairway/contract/chat/message-endpoints.ts';
import { historyPage, offlinePage, type chatMessageSchemas } from '@fairway/contract/chat/message-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lastShown, selectItemsAfter, selectItemsBefore } from '../lane/items-store.ts';
import { presentItem } from '../lane/present-item.ts';
import { findReadableChat } from '../rooms/find-chat.ts';

type Endpoints = typeof chatMessageEndpoints;
type Schemas = typeof chatMessageSchemas;

/** The last items of a room, or those before a number. Throws `roomNotFound`, `chatClosed`. */
export const listChatHistory: Operation<Endpoints['listChatHistory'], Schemas['listChatHistory']> = async (
  app,
  _call,
  { chatRoomNo, olderThan },
) => {
  const { room, chat } = await findReadableChat(app, chatRoomNo);
  const last = await lastShown(app.db, chat);
  const end = olderThan === undefined || BigInt(olderThan) > last ? last + 1n : BigInt(olderThan);
  const rows = await selectItemsBefore(app.db, room.no, end, historyPage);
  return { items: rows.map(presentItem), lastN: Number(last) };
};

/** Exactly what a screen has missed. Throws `roomNotFound`, `chatClosed`. */
export const listOfflineMessages: Operation<
  Endpoints['listOfflineMessages'],
  Schemas['listOfflineMessages']
> = async (app, _call, { chatRoomNo, after }) => {
  const { room, chat } = await findReadableChat(app, chatRoomNo);
  const last = await lastShown(app.db, chat);
  const rows = await selectItemsAfter(app.db, room.no, { after: BigInt(after), last, limit: offlinePage });
  return { items: rows.map(presentItem), lastN: Number(last) };
};
