import { defineEndpoints } from '../../endpoint.ts';

/** Offers that come to those whom they are for. */
export const pushOfferEndpoints = defineEndpoints({
  listPushOffers: {
    method: 'POST',
    path: '/api/promotions/v1/listPushOffers',
    caller: 'member',
    errors: [],
    summary: 'Pushed offers that run, that the caller may take, and has not taken, the latest first',
  },
});
