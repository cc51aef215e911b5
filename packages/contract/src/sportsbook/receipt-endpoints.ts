import { defineEndpoints } from '../endpoint.ts';

/** What the house signs of a bet, for whom a member wants to show it to. */
export const sportsbookReceiptEndpoints = defineEndpoints({
  getBetReceipt: {
    method: 'POST',
    path: '/api/sportsbook/v1/getBetReceipt',
    caller: 'member',
    limits: [{ per: 'member', count: 120, seconds: 60 }],
    errors: ['betNotFound', 'betNotAccepted'],
    summary: 'One own bet as the house accepted it, signed by the house; `npm run verify` reads it',
  },
  getReceiptKey: {
    method: 'GET',
    path: '/api/sportsbook/v1/getReceiptKey',
    caller: 'visitor',
    errors: [],
    summary: 'The public key that receipts of bets are signed with',
  },
});
