export { usdtTerms, type UsdtTerms } from './usdt/usdt-terms.ts';
export { findActiveOrder as findActiveDepositOrder } from './deposits/orders/order-store.ts';
export { sumCredited as sumCreditedDeposits } from './deposits/payments/payment-store.ts';
export { findActiveWithdrawal, sumPaid as sumPaidWithdrawals } from './withdrawals/withdrawal-store.ts';
export { findPayoutReadiness } from './payout-methods/find-payout-readiness.ts';
export { listPayoutMethods } from './payout-methods/list-payout-methods.ts';
export { explainDemo } from './reconcile/explain-demo.ts';
export { crossBuckets } from './turnover/cross-buckets.ts';
export { endPlayedEmpty, reopenPlayedEmpty } from './turnover/end-played-empty.ts';
export { openBucket } from './turnover/open-bucket.ts';
export { selectSignerAlarms } from './channels/chain/alarms/alarms-store.ts';
export { compareAllBalances } from './channels/chain/balances/compare-balances.job.ts';
export { compareStatement, comparedChannels } from './reconcile/compare-statement.job.ts';
export { noteComparison, selectComparisons } from './reconcile/comparisons-store.ts';
export {
  endDifference,
  findDifference,
  lockDifference,
  selectDifferences,
  type DifferenceRow,
} from './reconcile/differences-store.ts';
