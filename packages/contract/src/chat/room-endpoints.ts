import { defineEndpoints } from '../endpoint.ts';

/** Many calls of one screen, and none of a machine. */
const calm = [
  { per: 'member', count: 60, seconds: 60 },
  { per: 'address', count: 300, seconds: 60 },
] as const;

/** A room's setup, switch, greeting and arrivals; `{form}` as in `message-endpoints.ts`. */
export const chatRoomEndpoints = defineEndpoints({
  listChatRoomStatuses: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/chatRoomStatusList',
    caller: 'visitor',
    errors: [],
    summary: 'State, audience and last number of up to 100 rooms; a room that is not there is left out',
  },
  getChatSetup: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/getRoomSetup',
    caller: 'visitor',
    errors: ['roomNotFound'],
    summary: 'Who may write in a room and how often',
  },
  setChatSetup: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/setRoomSetup',
    caller: 'visitor',
    limits: calm,
    errors: ['tokenMissing', 'roomNotFound', 'chatAdminOnly'],
    summary: 'Changes the setup of a room as its admin or anchor; everybody in the room hears of it',
  },
  getChatSwitch: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/getChatSwitch',
    caller: 'visitor',
    errors: ['roomNotFound'],
    summary: 'Whether the chat is on: the site’s switch and the room’s',
  },
  setChatSwitch: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/setChatSwitch',
    caller: 'visitor',
    limits: calm,
    errors: ['tokenMissing', 'roomNotFound', 'chatAdminOnly'],
    summary: 'Turns the chat of a room on or off as its admin or anchor',
  },
  getChatGreeting: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/greeting',
    caller: 'visitor',
    errors: ['roomNotFound'],
    summary: 'What the room says to those who enter it',
  },
  setChatEntrance: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/entranceSwitch',
    caller: 'visitor',
    limits: calm,
    errors: ['tokenMissing', 'roomNotFound', 'chatAdminOnly'],
    summary: 'Whether arrivals are announced in the room (its admin says) and whether one’s own are',
  },
});
