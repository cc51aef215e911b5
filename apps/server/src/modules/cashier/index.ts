export { findActiveOrder as findActiveDepositOrder } from './deposits/orders/order-store.ts';
export { sumCredited as sumCreditedDeposits } from './deposits/payments/payment-store.ts';
export { findActiveWithdrawal, sumPaid as sumPaidWithdrawals } from './withdrawals/withdrawal-store.ts';
export { findPayoutReadiness } from './payout-methods/find-payout-readiness.ts';
