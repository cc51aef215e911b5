import { defineEndpoints } from '../endpoint.ts';

/** The console's deposits: payments that wait for a decision, cases, a member's orders. */
export const depositOperatorEndpoints = defineEndpoints({
  listDepositDecisions: {
    method: 'POST',
    path: '/api/cashier/v1/operator/listDepositDecisions',
    caller: 'operator',
    permission: 'deposits.read',
    errors: [],
    summary: 'Payments that wait for a decision: late, short, over, paid again; and what was decided',
  },
  getDepositCase: {
    method: 'POST',
    path: '/api/cashier/v1/operator/getDepositCase',
    caller: 'operator',
    permission: 'deposits.read',
    errors: ['depositOrderNotFound'],
    summary: 'A deposit order with all its payments and its timeline',
  },
  listMemberDeposits: {
    method: 'POST',
    path: '/api/cashier/v1/operator/listMemberDeposits',
    caller: 'operator',
    permission: 'deposits.read',
    errors: [],
    summary: 'The deposit orders of one member, newest first, 20 a page',
  },
  decideDeposit: {
    method: 'POST',
    path: '/api/cashier/v1/operator/decideDeposit',
    caller: 'operator',
    permission: 'deposits.decide',
    once: true,
    errors: ['depositPaymentNotFound', 'depositPaymentDecided', 'reasonNeeded', 'approverIsMaker'],
    summary: 'Credits what was paid, sends it back, or keeps it waiting with a reason',
  },
});
