import { defineEndpoints } from '../endpoint.ts';

/** Money set right by hand, always by two people: corrections and repairs of differences. */
export const walletOperatorEndpoints = defineEndpoints({
  proposeAdjustment: {
    method: 'POST',
    path: '/api/wallet/v1/operator/proposeAdjustment',
    caller: 'operator',
    permission: 'wallet.propose',
    once: true,
    errors: ['memberNotFound', 'amountMalformed', 'currencyMismatch', 'venueUnknown', 'adjustmentTooLarge'],
    summary: 'Proposes to correct a member’s balance, with a reason and the evidence; nothing moves yet',
  },
  proposeRepair: {
    method: 'POST',
    path: '/api/wallet/v1/operator/proposeRepair',
    caller: 'operator',
    permission: 'wallet.propose',
    once: true,
    errors: ['approvalNotFound', 'differenceClosed', 'editConflict', 'memberNotFound'],
    summary: 'Proposes how a difference is repaired or explained; nothing moves yet',
  },
  proposeCapital: {
    method: 'POST',
    path: '/api/wallet/v1/operator/proposeCapital',
    caller: 'operator',
    permission: 'wallet.propose',
    once: true,
    errors: ['amountMalformed', 'capitalNeeded'],
    summary:
      'Proposes to record own money of the house that was brought to a channel or is taken out; nothing moves yet',
  },
  listReconciliation: {
    method: 'POST',
    path: '/api/wallet/v1/operator/listReconciliation',
    caller: 'operator',
    permission: 'wallet.read',
    errors: [],
    summary: 'Ledger, statements and chain side by side: open differences first, each by name',
  },
  compareBooks: {
    method: 'POST',
    path: '/api/wallet/v1/operator/compareBooks',
    caller: 'operator',
    permission: 'wallet.propose',
    limits: [{ per: 'site', count: 6, seconds: 60 }],
    errors: [],
    summary: 'Compares every channel’s statement and balance with the book now',
  },
  takeSolvencyProof: {
    method: 'POST',
    path: '/api/wallet/v1/operator/takeSolvencyProof',
    caller: 'operator',
    permission: 'wallet.propose',
    once: true,
    limits: [{ per: 'site', count: 6, seconds: 60 }],
    errors: [],
    summary: 'Publishes a proof of all balances as they stand now',
  },
  getHouseDay: {
    method: 'POST',
    path: '/api/wallet/v1/operator/getHouseDay',
    caller: 'operator',
    permission: 'wallet.read',
    errors: [],
    summary:
      'Today, or other days, in money: what came in and went out, what is owed and held, and what is out of order',
  },
});
