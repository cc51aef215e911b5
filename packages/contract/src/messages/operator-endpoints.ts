import { defineEndpoints } from '../endpoint.ts';

/** Broadcasts in the console: written once, however many read them. */
export const messagesOperatorEndpoints = defineEndpoints({
  listBroadcasts: {
    method: 'POST',
    path: '/api/messages/v1/operator/listBroadcasts',
    caller: 'operator',
    permission: 'messages.read',
    errors: [],
    summary: 'What was written, newest first, narrowed by kind and status',
  },
  getBroadcast: {
    method: 'POST',
    path: '/api/messages/v1/operator/getBroadcast',
    caller: 'operator',
    permission: 'messages.read',
    errors: ['broadcastNotFound'],
    summary: 'One broadcast, how many members it is for and how many have read it',
  },
  createBroadcast: {
    method: 'POST',
    path: '/api/messages/v1/operator/createBroadcast',
    caller: 'operator',
    permission: 'messages.edit',
    once: true,
    errors: ['audienceUnknown'],
    summary: 'Keeps a new draft; nobody sees it yet',
  },
  updateBroadcast: {
    method: 'POST',
    path: '/api/messages/v1/operator/updateBroadcast',
    caller: 'operator',
    permission: 'messages.edit',
    errors: ['broadcastNotFound', 'broadcastStatusWrong', 'editConflict', 'audienceUnknown'],
    summary: 'Changes a broadcast that nobody has seen yet',
  },
  publishBroadcast: {
    method: 'POST',
    path: '/api/messages/v1/operator/publishBroadcast',
    caller: 'operator',
    permission: 'messages.edit',
    errors: ['broadcastNotFound', 'broadcastStatusWrong', 'editConflict'],
    summary: 'Shows it to its audience, now or from a moment on',
  },
  withdrawBroadcast: {
    method: 'POST',
    path: '/api/messages/v1/operator/withdrawBroadcast',
    caller: 'operator',
    permission: 'messages.edit',
    errors: ['broadcastNotFound', 'broadcastStatusWrong', 'editConflict'],
    summary: 'Takes it back: gone from every list and count, read or not',
  },
});
