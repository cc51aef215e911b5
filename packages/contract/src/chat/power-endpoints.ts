import { defineEndpoints } from '../endpoint.ts';

const calm = [
  { per: 'member', count: 60, seconds: 60 },
  { per: 'address', count: 300, seconds: 60 },
] as const;

/** What admins and anchors do in a room, and what members do against it; `{form}` as in `message-endpoints.ts`. */
export const chatPowerEndpoints = defineEndpoints({
  actAsChatAdmin: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/adminOperation',
    caller: 'visitor',
    limits: calm,
    errors: [
      'tokenMissing',
      'roomNotFound',
      'chatAdminOnly',
      'chatMessageNotFound',
      'chatUserNotFound',
      'chatPowerless',
      'chatMuteTooLong',
    ],
    summary: 'Removes a message or mutes a member in a room as its admin or anchor',
  },
  listChatMuted: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/mutedList',
    caller: 'visitor',
    errors: ['tokenMissing', 'roomNotFound', 'chatAdminOnly'],
    summary: 'Who is muted in the room now, with reason and end; for its admins and anchor',
  },
  listRoomAdmins: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/adminList',
    caller: 'visitor',
    errors: ['tokenMissing', 'roomNotFound', 'chatAdminOnly'],
    summary: 'The admins of a room and who named them; for them and its anchor',
  },
  nameRoomAdmin: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/nameAdmin',
    caller: 'visitor',
    limits: calm,
    errors: [
      'tokenMissing',
      'roomNotFound',
      'chatAnchorOnly',
      'chatUserNotFound',
      'chatPowerless',
      'chatAdminsFull',
    ],
    summary: 'Makes a member an admin of the own room as its anchor, or takes that back',
  },
  unblockChatMember: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/unblock',
    caller: 'visitor',
    limits: calm,
    errors: ['tokenMissing', 'roomNotFound', 'chatAdminOnly', 'chatMuteNotFound', 'chatPowerless'],
    summary: 'Ends a mute of the room as its admin or anchor',
  },
  appealChatMute: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/appeal',
    caller: 'visitor',
    limits: calm,
    errors: ['tokenMissing', 'roomNotFound', 'chatMuteNotFound', 'chatAppealGiven'],
    summary: 'The muted member’s own statement, once a mute; another person decides on it',
  },
  reportChat: {
    method: 'POST',
    path: '/api/game/chatroom/{form}/v1/report',
    caller: 'visitor',
    limits: calm,
    errors: ['tokenMissing', 'roomNotFound', 'chatMessageNotFound', 'chatPowerless'],
    summary: 'Reports a message to the operators; the same one again is one report',
  },
});
