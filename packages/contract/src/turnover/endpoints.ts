import { defineEndpoints } from '../endpoint.ts';

/** What a member must still play. */
export const turnoverEndpoints = defineEndpoints({
  getTurnover: {
    method: 'POST',
    path: '/api/cashier/v1/getTurnover',
    caller: 'member',
    errors: [],
    summary: 'What must still be played before a withdrawal: each deposit and bonus with its own remainder',
  },
});
