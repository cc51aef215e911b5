import { defineEndpoints } from '../../endpoint.ts';

/** What venues call that play from the center wallet. Each in its own words, over the raw body signed. */
export const venueWalletEndpoints = defineEndpoints({
  venueWalletCall: {
    method: 'POST',
    path: '/api/venue-wallet/v1/{provider}/{call}',
    caller: 'party',
    errors: ['callbackRefused'],
    summary:
      'balance, bet, win, rollback, adjust, promo and close of a venue that plays from the center wallet',
  },
  venueWalletGroupCall: {
    method: 'POST',
    path: '/api/venue-wallet/v1/{provider}/{group}/{call}',
    caller: 'party',
    errors: ['callbackRefused'],
    summary: "The same for an aggregator in Hub88's form: user/balance, transaction/bet, win and rollback",
  },
});
