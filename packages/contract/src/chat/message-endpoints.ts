import { defineEndpoints } from '../endpoint.ts';

/**
 * Chat of a room. `{form}` is `web` for members, `anonymous` for visitors and `app` for the apps (specification section 6): one
 * operation each; what only members may do is refused as not signed in.
 */
export const chatMessageEndpoints = defineEndpoints({
  getChatConnector: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/connector',
    caller: 'visitor',
    limits: [
      { per: 'member', count: 60, seconds: 60 },
      { per: 'address', count: 300, seconds: 60 },
    ],
    errors: ['roomNotFound', 'chatClosed'],
    summary: 'What the chat’s own connection needs: ids, topics, MQTT address and a ticket that is good once',
  },
  getChatRoom: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/roomDetail',
    caller: 'visitor',
    errors: ['roomNotFound'],
    summary: 'A room’s chat as the caller may use it: state, summary, own mute, setup, last number',
  },
  sendChatMessage: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/sendMessage',
    caller: 'visitor',
    limits: [
      { per: 'member', count: 120, seconds: 30 },
      { per: 'address', count: 600, seconds: 30 },
    ],
    errors: [
      'tokenMissing',
      'roomNotFound',
      'chatClosed',
      'chatMuted',
      'chatTooLong',
      'chatTooFast',
      'chatTextRefused',
      'chatNotForYou',
      'chatSameText',
      'chatSlowMode',
      'chatFollowersOnly',
      'chatVipOnly',
      'chatKitOnly',
      'chatContactRefused',
    ],
    summary: 'Writes a message; the same client id answers the number it has already',
  },
  listChatHistory: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/history',
    caller: 'visitor',
    errors: ['roomNotFound', 'chatClosed'],
    summary: 'The last items of a room in their order, or those before a number, 50 a page',
  },
  listOfflineMessages: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/offlineMessages',
    caller: 'visitor',
    errors: ['roomNotFound', 'chatClosed'],
    summary: 'Exactly the items after a number, oldest first, 200 a page',
  },
});
