import { defineEndpoints } from '../endpoint.ts';

/** An address and who has bound it, for operators. */
export const boundAddressEndpoints = defineEndpoints({
  getBoundAddress: {
    method: 'POST',
    path: '/api/cashier/v1/operator/getBoundAddress',
    caller: 'operator',
    permission: 'deposits.read',
    errors: ['payoutAddressInvalid'],
    summary: 'Who has bound an address, and whether a withdrawal is paid to it',
  },
  cleanBoundAddress: {
    method: 'POST',
    path: '/api/cashier/v1/operator/cleanBoundAddress',
    caller: 'operator',
    permission: 'withdrawals.decide',
    once: true,
    errors: ['payoutAddressInvalid', 'payoutMethodNotFound', 'payoutMethodInUse', 'reasonNeeded'],
    summary: 'Unbinds an address from its owner, with a reason; refused while a withdrawal is paid to it',
  },
});
