import { defineEndpoints } from '../endpoint.ts';

/** What a withdrawal would be, before it is asked for. */
export const rehearsalEndpoints = defineEndpoints({
  getWithdrawInfo: {
    method: 'POST',
    path: '/api/cashier/v1/getWithdrawInfo',
    caller: 'member',
    errors: ['memberFrozen'],
    summary:
      'Limits, fee and reward of a kind of withdrawal, by the withdraw info type, a string from 1 to 5',
  },
  rehearseWithdrawal: {
    method: 'POST',
    path: '/api/cashier/v1/rehearseWithdrawal',
    caller: 'member',
    limits: [{ per: 'member', count: 240, seconds: 600 }],
    errors: ['memberFrozen'],
    summary:
      'The whole check of a withdrawal without an order: fee, reward, arrival, and all that blocks, the shortest to mend first',
  },
});
