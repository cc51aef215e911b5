import { api } from '../../../lib/api.ts';
import { openClient } from '../../../lib/live/open-client.ts';
import { lineAddress } from '../../../lib/live/line-address.ts';
import type { ChatParts } from '../state/chat-session.ts';
import { chatForm } from './chat-form.ts';

const inRoom = (chatRoomNo: string) => ({ form: chatForm(), chatRoomNo });

/** The server and the connection as the pages have them. */
export const chatParts: ChatParts = {
  calls: {
    connector: (chatRoomNo) => api.getChatConnector(inRoom(chatRoomNo)),
    async room(chatRoomNo) {
      // The number of the last item is the session's own affair: it says up to where items have arrived.
      const {
        title: _title,
        lastN: _lastN,
        wordLimit,
        ...detail
      } = await api.getChatRoom(inRoom(chatRoomNo));
      return { ...detail, mostCharacters: wordLimit };
    },
    greeting: async (chatRoomNo) => (await api.getChatGreeting(inRoom(chatRoomNo))).greeting,
    history: (chatRoomNo) => api.listChatHistory(inRoom(chatRoomNo)),
    missed: (chatRoomNo, after) => api.listOfflineMessages({ ...inRoom(chatRoomNo), after }),
  },
  open: (address, ticket, events) => openClient(lineAddress(address), ticket, events),
  now: () => Date.now(),
  random: () => Math.random(),
};
