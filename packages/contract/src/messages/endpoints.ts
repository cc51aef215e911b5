import { defineEndpoints } from '../endpoint.ts';
import { messagesOperatorEndpoints } from './operator-endpoints.ts';

const listMessages = {
  method: 'POST',
  path: '/msg/v1/list',
  caller: 'member',
  errors: [],
  summary: 'One of the four message lists, newest first, 20 a page by key, in the language of the caller',
} as const;

const readMessage = {
  method: 'POST',
  path: '/msg/v1/read',
  caller: 'member',
  errors: ['messageNotFound'],
  summary: 'Marks a message as read; answers the counts as they are then',
} as const;

const deleteMessage = {
  method: 'POST',
  path: '/msg/v1/delete',
  caller: 'member',
  errors: ['messageNotFound'],
  summary: 'Takes a message out of the member’s own list; answers the counts as they are then',
} as const;

const countMessages = {
  method: 'POST',
  path: '/msg/v1/count',
  caller: 'member',
  errors: [],
  summary: 'Messages not read yet, by category, and how many of them are to this member alone',
} as const;

/** The inbox under its printed paths, and the notices that everybody sees. */
export const messagesMemberEndpoints = defineEndpoints({
  listMessages,
  readMessage,
  deleteMessage,
  countMessages,
  readAllMessages: {
    method: 'POST',
    path: '/api/messages/v1/readAllMessages',
    caller: 'member',
    errors: [],
    summary: 'Marks every message of a category as read',
  },
  getSafetyNotice: {
    method: 'POST',
    path: '/api/messages/v1/getSafetyNotice',
    caller: 'member',
    errors: [],
    summary: 'What a new member should know about keeping the account safe, until it is dismissed',
  },
  dismissNewUserNotice: {
    method: 'POST',
    path: '/api/messages/v1/dismissNewUserNotice',
    caller: 'member',
    errors: [],
    summary: 'The new member has read the safety notice; it is not shown again on any device',
  },
  listNotices: {
    method: 'POST',
    path: '/static/v1/notice_list',
    caller: 'visitor',
    errors: [],
    summary: 'The site’s notices that are shown now, each with its type and slot',
  },
  getSpecialNotice: {
    method: 'GET',
    path: '/api/messages/v1/getSpecialNotice',
    caller: 'visitor',
    errors: [],
    summary: 'The special notice that the home page shows to this caller, or none',
  },
});

/** The same inbox as the dispatched group of calls (section 7, «messages»). */
export const messagesGroupEndpoints = defineEndpoints({
  queryMessages: {
    ...listMessages,
    path: '/api/messages/v1/queryMessages',
    summary: 'The same as listMessages, dispatched',
  },
  markMessageRead: {
    ...readMessage,
    path: '/api/messages/v1/markMessageRead',
    summary: 'The same as readMessage, dispatched',
  },
  removeMessage: {
    ...deleteMessage,
    path: '/api/messages/v1/removeMessage',
    summary: 'The same as deleteMessage, dispatched',
  },
  queryMessageCounts: {
    ...countMessages,
    path: '/api/messages/v1/queryMessageCounts',
    summary: 'The same as countMessages, dispatched',
  },
});

export const messagesEndpoints = {
  ...messagesMemberEndpoints,
  ...messagesGroupEndpoints,
  ...messagesOperatorEndpoints,
} as const;
