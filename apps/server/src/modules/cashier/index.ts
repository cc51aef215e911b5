export { usdtTerms, type UsdtTerms } from './usdt/usdt-terms.ts';
export { findActiveOrder as findActiveDepositOrder } from './deposits/orders/order-store.ts';
export { sumCredited as sumCreditedDeposits } from './deposits/payments/payment-store.ts';
export { findActiveWithdrawal, sumPaid as sumPaidWithdrawals } from './withdrawals/withdrawal-store.ts';
export { explainDemo } from './demo/explain-demo.ts';
export type { DemoOrder } from './demo/demo-stories.ts';
export { seedDeposit } from './demo/seed-deposit.ts';
export { seedWithdrawal } from './demo/seed-withdrawal.ts';
export { compareStatement, comparedChannels } from './reconcile/compare-statement.job.ts';
export { noteComparison, selectComparisons } from './reconcile/comparisons-store.ts';
export {
  countOpenDifferences,
  endDifference,
  findDifference,
  lockDifference,
  selectDifferences,
  type DifferenceRow,
} from './reconcile/differences-store.ts';
export type { Channel, Payee, PayoutOffer, PayTypeOffer } from './channels/channel.ts';
export { paymentChannels, payoutChannelOf, payoutRouteOf } from './channels/registry.ts';
export { insertStep } from './book/timeline-store.ts';
export { notifyDeposit, notifyWallet, notifyWithdrawal } from './book/notify-screens.ts';
export { publishedSettings as cashierSettings } from './settings/published-settings.ts';
export { isOpen } from './deposits/deposit-states.ts';
export { expireAt } from './deposits/jobs/schedule-questions.ts';
export {
  findOrder,
  findOrderOf,
  insertOrder,
  lockOrder,
  updatePayee,
  updateStatus,
  type DepositOrderRow,
} from './deposits/orders/order-store.ts';
export { takeBack } from './deposits/payments/take-back.ts';
export { receivePayment } from './deposits/payments/receive-payment.ts';
export { findBillOfProof, insertProof, selectProofs } from './deposits/proofs/proof-store.ts';
export { countUnansweredPayouts } from './withdrawals/queue/unanswered-payout.ts';
export { walletTerms } from './withdrawals/orders/check-withdrawal.ts';
export { presentWithdrawal } from './withdrawals/orders/present-withdrawal.ts';
export { reserveWithdrawal } from './withdrawals/orders/reserve-withdrawal.ts';
export { sendPayout } from './withdrawals/jobs/schedule-payout.ts';
export { bookReward } from './withdrawals/settle/book-reward.ts';
export { recordEnding } from './withdrawals/settle/record-ending.ts';
export {
  countOfDay,
  findWithdrawal,
  findWithdrawalOf,
  lockWithdrawal,
  updateWithdrawal,
  type WithdrawalRow,
} from './withdrawals/withdrawal-store.ts';
export { playOut } from './demo/play-out.ts';
