import { defineEndpoints } from '../endpoint.ts';

const calm = [
  { per: 'member', count: 60, seconds: 60 },
  { per: 'address', count: 300, seconds: 60 },
] as const;

/** Bets and activities that are shown in a room; `{form}` as in `message-endpoints.ts`. */
export const chatPushEndpoints = defineEndpoints({
  pushChatOrder: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/pushOrder',
    caller: 'visitor',
    limits: calm,
    errors: [
      'tokenMissing',
      'roomNotFound',
      'chatClosed',
      'chatMuted',
      'chatNotForYou',
      'chatOrderRefused',
      'chatPushedTooOften',
    ],
    summary:
      'Shows an own accepted unsettled bet of the room’s match, without its stake; three in ten minutes',
  },
  copyPushedOrder: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/copyPushedOrder',
    caller: 'visitor',
    limits: calm,
    errors: ['tokenMissing', 'roomNotFound', 'chatOrderRefused'],
    summary:
      'A pushed bet for the slip: each leg with today’s odds and version, or that it is not offered now',
  },
  listChatActivities: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/activityPushList',
    caller: 'visitor',
    errors: ['tokenMissing', 'roomNotFound', 'chatAdminOnly'],
    summary: 'Running activities that an admin or anchor may push into the room',
  },
  pushChatActivity: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/pushActivity',
    caller: 'visitor',
    limits: calm,
    errors: ['tokenMissing', 'roomNotFound', 'chatAdminOnly', 'chatActivityUnknown', 'chatPushedTooOften'],
    summary: 'Shows a running activity in the room, the same one once in ten minutes',
  },
  listChatPushes: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/pushHistory',
    caller: 'visitor',
    errors: ['roomNotFound'],
    summary: 'The last fifty activities that were pushed into the room, newest first',
  },
});
