import { defineEndpoints } from '../endpoint.ts';

/** The same of any member, for operators. */
export const turnoverOperatorEndpoints = defineEndpoints({
  getMemberTurnover: {
    method: 'POST',
    path: '/api/cashier/v1/operator/getMemberTurnover',
    caller: 'operator',
    permission: 'withdrawals.read',
    errors: [],
    summary:
      'What one member must still play, as the member sees it: each deposit and bonus with its remainder',
  },
});
