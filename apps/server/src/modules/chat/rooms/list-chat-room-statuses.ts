import type { chatRoomEndpoints } from '@fairway/contract/chat/room-endpoints.ts';
import type { chatRoomSchemas } from '@fairway/contract/chat/room-schemas.ts';
import { findRooms } from '#modules/live';
import type { Operation } from '#platform/http/routes.ts';
import { selectChatRooms } from './chat-room-store.ts';
import { isChatOnSite } from './find-chat.ts';
import { statusNow } from './room-state.ts';

/** States of up to 100 rooms; one that is not there, or a dealer's table, is left out. Writes nothing. */
export const listChatRoomStatuses: Operation<
  (typeof chatRoomEndpoints)['listChatRoomStatuses'],
  (typeof chatRoomSchemas)['listChatRoomStatuses']
> = async (app, _call, { chatRoomNos }) => {
  const nos = [...new Set(chatRoomNos)].map((no) => BigInt(no));
  const [rooms, chats, site] = await Promise.all([
    findRooms(app.db, nos),
    selectChatRooms(app.db, nos),
    isChatOnSite(app),
  ]);
  const chatOf = new Map(chats.map((chat) => [chat.room_no, chat]));
  const now = app.clock.now();
  return {
    rooms: rooms.flatMap((room) => {
      if (room.kind === 'table') return [];
      const chat = chatOf.get(room.no);
      const on = site && (chat?.switched_on ?? true);
      return {
        chatRoomNo: String(room.no),
        status: on ? statusNow(room, chat ?? { status: 1 }, now) : 0,
        online: chat?.online ?? 0,
        lastN: Number(chat?.last_n ?? 0n),
      };
    }),
  };
};
