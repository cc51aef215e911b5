import { defineEndpoints } from '../endpoint.ts';

/** What payment providers call. Signed over the raw body, stored, answered, then worked on. */
export const cashierCallbackEndpoints = defineEndpoints({
  receivePspCallback: {
    method: 'POST',
    path: '/api/cashier/v1/callbacks/psp',
    caller: 'party',
    errors: ['callbackRefused'],
    summary: 'News of collections and payouts from the payment provider',
  },
});
