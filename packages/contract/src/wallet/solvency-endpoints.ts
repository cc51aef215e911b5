import { defineEndpoints } from '../endpoint.ts';

/** What the house owes and holds, provable: a tree over all balances a day, its roots published for good. */
export const solvencyEndpoints = defineEndpoints({
  listSolvencyProofs: {
    method: 'POST',
    path: '/api/wallet/v1/listSolvencyProofs',
    caller: 'visitor',
    limits: [{ per: 'address', count: 60, seconds: 60 }],
    errors: [],
    summary:
      'Published proofs, newest first: root and liability per currency, and what is held at each channel',
  },
  getBalanceProof: {
    method: 'POST',
    path: '/api/wallet/v1/getBalanceProof',
    caller: 'member',
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: ['balanceProofMissing'],
    summary:
      'The own leaf of a proof and the path from it to the published root, to be checked by the member',
  },
});
