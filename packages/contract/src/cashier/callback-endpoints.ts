import { defineEndpoints } from '../endpoint.ts';

/** What payment providers call. Signed over the raw body, stored, answered, then worked on. */
export const cashierCallbackEndpoints = defineEndpoints({
  receiveChannelCallback: {
    method: 'POST',
    path: '/api/cashier/v1/callbacks',
    caller: 'party',
    errors: ['callbackRefused'],
    summary: 'News of collections and payouts from a payment channel, distinguished by its sender header',
  },
});
