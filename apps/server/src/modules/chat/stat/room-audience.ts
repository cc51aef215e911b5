import type { RoomAudience } from '#modules/live';
import { selectChatRooms } from '../rooms/chat-room-store.ts';

/** Who listens in the chat of a room, as the broker last counted. */
export const chatAudience: RoomAudience = {
  name: 'chat',
  async count(app, rooms) {
    const chats = await selectChatRooms(app.db, rooms);
    return new Map(chats.map(({ room_no, online }) => [room_no, online]));
  },
};
