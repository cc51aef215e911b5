import { messagesOperatorEndpoints } from '@fairway/contract/messages/operator-endpoints.ts';
import { messagesOperatorSchemas } from '@fairway/contract/messages/operator-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { createBroadcast } from './broadcasts/create-broadcast.ts';
import { getBroadcast } from './broadcasts/get-broadcast.ts';
import { listBroadcasts } from './broadcasts/list-broadcasts.ts';
import { publishBroadcast } from './broadcasts/publish-broadcast.ts';
import { updateBroadcast } from './broadcasts/update-broadcast.ts';
import { withdrawBroadcast } from './broadcasts/withdraw-broadcast.ts';

/** Every operator endpoint about broadcasts and its operation, one row each. */
export const messagesOperatorRoutes = defineRoutes(messagesOperatorEndpoints, messagesOperatorSchemas, {
  listBroadcasts,
  getBroadcast,
  createBroadcast,
  updateBroadcast,
  publishBroadcast,
  withdrawBroadcast,
});
