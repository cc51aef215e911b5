import { defineEndpoints } from '../endpoint.ts';

/** What operators see of the networks, and what they mend. */
export const chainOperatorEndpoints = defineEndpoints({
  listChainNetworks: {
    method: 'POST',
    path: '/api/cashier/v1/operator/listChainNetworks',
    caller: 'operator',
    permission: 'deposits.read',
    errors: [],
    summary:
      'Per network: node height, how far it was read, what confirms, the payout wallet, the signer’s limits, unswept addresses',
  },
});
