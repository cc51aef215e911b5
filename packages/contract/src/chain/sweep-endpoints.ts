import { defineEndpoints } from '../endpoint.ts';

/** How deposits are gathered into the payout wallet, and another try for one that failed. */
export const sweepOperatorEndpoints = defineEndpoints({
  listSweeps: {
    method: 'POST',
    path: '/api/cashier/v1/operator/listSweeps',
    caller: 'operator',
    permission: 'deposits.read',
    errors: [],
    summary:
      'What lies on deposit addresses per network, limits and keys of the signer, open sweeps, failed and done',
  },
  retrySweep: {
    method: 'POST',
    path: '/api/cashier/v1/operator/retrySweep',
    caller: 'operator',
    permission: 'withdrawals.decide',
    once: true,
    errors: ['sweepNotFound', 'sweepStateWrong', 'reasonNeeded'],
    summary: 'Ends the rest of an address whose sweep failed, with a reason: it is planned again at once',
  },
});
