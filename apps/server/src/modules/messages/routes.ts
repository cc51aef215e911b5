import { messagesGroupEndpoints, messagesMemberEndpoints } from '@fairway/contract/messages/endpoints.ts';
import { messagesGroupSchemas, messagesMemberSchemas } from '@fairway/contract/messages/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { countMessages } from './inbox/count-messages.ts';
import { deleteMessage } from './inbox/delete-message.ts';
import { listMessages } from './inbox/list-messages.ts';
import { readAllMessages } from './inbox/read-all-messages.ts';
import { readMessage } from './inbox/read-message.ts';
import { getSpecialNotice } from './notices/get-special-notice.ts';
import { listNotices } from './notices/list-notices.ts';
import { dismissNewUserNotice, getSafetyNotice } from './notices/safety-notice.ts';

/** Every member and visitor endpoint and its operation, one row each. */
export const messagesRoutes = [
  ...defineRoutes(messagesMemberEndpoints, messagesMemberSchemas, {
    listMessages,
    readMessage,
    deleteMessage,
    countMessages,
    readAllMessages,
    getSafetyNotice,
    dismissNewUserNotice,
    listNotices,
    getSpecialNotice,
  }),
  // The dispatched group does what its siblings do.
  ...defineRoutes(messagesGroupEndpoints, messagesGroupSchemas, {
    queryMessages: (app, call, input) => listMessages(app, call, input),
    markMessageRead: (app, call, input) => readMessage(app, call, input),
    removeMessage: (app, call, input) => deleteMessage(app, call, input),
    queryMessageCounts: (app, call, input) => countMessages(app, call, input),
  }),
];
