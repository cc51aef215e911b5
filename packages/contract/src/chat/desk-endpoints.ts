import { defineEndpoints } from '../endpoint.ts';

/** The operators' side of chats: reports, held messages, mutes, appeals and the admins of rooms. */
export const chatDeskEndpoints = defineEndpoints({
  getChatDesk: {
    method: 'POST',
    path: '/api/chat/v1/operator/getChatDesk',
    caller: 'operator',
    permission: 'live.read',
    errors: [],
    summary:
      'What waits: reported and held messages, appeals; and the mutes of the whole site. 100 of each, the oldest first',
  },
  decideChatReport: {
    method: 'POST',
    path: '/api/chat/v1/operator/decideReport',
    caller: 'operator',
    permission: 'live.moderate',
    errors: ['chatReportNotFound'],
    summary: 'Decides all reports of a message: removes it, mutes its writer as well, or dismisses them',
  },
  decideHeldChat: {
    method: 'POST',
    path: '/api/chat/v1/operator/decideHeld',
    caller: 'operator',
    permission: 'live.moderate',
    errors: ['chatMessageNotFound'],
    summary: 'Shows a held message in its room, or drops it',
  },
  decideChatAppeal: {
    method: 'POST',
    path: '/api/chat/v1/operator/decideAppeal',
    caller: 'operator',
    permission: 'live.moderate',
    errors: ['chatMuteNotFound', 'chatAppealOwn'],
    summary: 'Frees the member or keeps the mute; by another person than the one who muted',
  },
  muteInChats: {
    method: 'POST',
    path: '/api/chat/v1/operator/mute',
    caller: 'operator',
    permission: 'live.moderate',
    errors: ['memberNotFound', 'roomNotFound'],
    summary: 'Mutes a member in a room or on the whole site, for up to 14 days or for good',
  },
  freeInChats: {
    method: 'POST',
    path: '/api/chat/v1/operator/free',
    caller: 'operator',
    permission: 'live.moderate',
    errors: ['chatMuteNotFound'],
    summary: 'Ends a mute, by whichever role it was given',
  },
  nameChatAdmin: {
    method: 'POST',
    path: '/api/chat/v1/operator/nameAdmin',
    caller: 'operator',
    permission: 'live.moderate',
    errors: ['memberNotFound', 'roomNotFound'],
    summary: 'Makes a member an admin of a room, or takes that back',
  },
  sayFromDesk: {
    method: 'POST',
    path: '/api/chat/v1/operator/say',
    caller: 'operator',
    permission: 'live.moderate',
    once: true,
    errors: ['roomNotFound', 'chatClosed', 'chatTextRefused', 'chatTooLong'],
    summary: 'Says something in a room’s chat in the house’s name',
  },
});
