import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Status of a deposit order, finer than its `orderState`; the codes are ours, the numbers 101 to 103 the specification's. */
export const depositStatuses = defineEnum({
  opening: { code: 'opening', zh: '正在获取收款账户', en: 'Getting the receiving account' },
  pendingPayment: { code: 'pendingPayment', zh: '待付款', en: 'Pending payment' },
  markedPaid: { code: 'markedPaid', zh: '已付款，等待到账', en: 'Marked as paid, waiting for the money' },
  confirming: { code: 'confirming', zh: '区块确认中', en: 'Confirming on chain' },
  deciding: { code: 'deciding', zh: '人工核对中', en: 'Being checked by staff' },
  settled: { code: 'settled', zh: '已到账', en: 'Credited' },
  cancelled: { code: 'cancelled', zh: '已取消', en: 'Cancelled' },
  expired: { code: 'expired', zh: '已过期', en: 'Expired' },
  failed: { code: 'failed', zh: '支付失败', en: 'Failed' },
  returned: { code: 'returned', zh: '已退回', en: 'Sent back' },
});
export type DepositStatus = CodeOf<typeof depositStatuses>;

/** Why a payment waits for a decision instead of being credited at once. */
export const depositProblems = defineEnum({
  late: { code: 'late', zh: '逾期到账', en: 'Paid late' },
  short: { code: 'short', zh: '少付', en: 'Paid too little' },
  over: { code: 'over', zh: '多付', en: 'Paid too much' },
  extra: { code: 'extra', zh: '重复付款', en: 'Paid again' },
  dust: { code: 'dust', zh: '小额杂款', en: 'Too small to be meant' },
  manual: { code: 'manual', zh: '人工登记，待复核', en: 'Entered by staff, to be approved' },
});
export type DepositProblem = CodeOf<typeof depositProblems>;

/** Status of a single incoming payment. */
export const paymentStates = defineEnum({
  confirming: { code: 'confirming', zh: '确认中', en: 'Confirming' },
  waiting: { code: 'waiting', zh: '待核对', en: 'Waiting for a decision' },
  credited: { code: 'credited', zh: '已入账', en: 'Credited' },
  returned: { code: 'returned', zh: '已退回', en: 'Sent back' },
  dropped: { code: 'dropped', zh: '区块重组，交易已消失', en: 'Gone from the chain' },
  reverted: { code: 'reverted', zh: '已冲正', en: 'Credit taken back' },
});
export type PaymentState = CodeOf<typeof paymentStates>;
