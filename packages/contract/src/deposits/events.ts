import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** What can happen to a deposit order, for its timeline; a step is written once and never changed. */
export const depositEvents = defineEnum({
  created: { code: 'created', zh: '提交订单', en: 'Order submitted' },
  accountAssigned: { code: 'accountAssigned', zh: '已分配收款账户', en: 'Receiving account assigned' },
  markedPaid: { code: 'markedPaid', zh: '您已标记付款', en: 'You marked it as paid' },
  paymentSeen: { code: 'paymentSeen', zh: '发现链上转账', en: 'Transfer seen on chain' },
  paymentConfirmed: { code: 'paymentConfirmed', zh: '区块确认完成', en: 'Confirmed on chain' },
  paymentDropped: {
    code: 'paymentDropped',
    zh: '区块重组，转账消失',
    en: 'Transfer gone after a reorganisation',
  },
  paymentReceived: { code: 'paymentReceived', zh: '收到付款', en: 'Payment received' },
  decisionNeeded: { code: 'decisionNeeded', zh: '转人工核对', en: 'Passed to staff' },
  keptWaiting: { code: 'keptWaiting', zh: '继续核对', en: 'Still being checked' },
  credited: { code: 'credited', zh: '已入账', en: 'Credited' },
  rewarded: { code: 'rewarded', zh: '存款赠送', en: 'Deposit bonus' },
  rewardReverted: { code: 'rewardReverted', zh: '存款赠送已冲正', en: 'Deposit bonus taken back' },
  proofHandedIn: { code: 'proofHandedIn', zh: '已上传付款凭证', en: 'Proof of payment handed in' },
  urged: { code: 'urged', zh: '您已催单', en: 'You asked us to hurry' },
  creditReverted: { code: 'creditReverted', zh: '入账已冲正', en: 'Credit taken back' },
  reminded: { code: 'reminded', zh: '您已提醒收款人', en: 'You reminded the recipient' },
  appealed: { code: 'appealed', zh: '发起申诉，款项锁定', en: 'Appealed, the money stays held' },
  appealStated: { code: 'appealStated', zh: '申诉补充说明', en: 'A statement was added to the appeal' },
  appealEscalated: { code: 'appealEscalated', zh: '申诉升级处理', en: 'The appeal was escalated' },
  appealDecided: { code: 'appealDecided', zh: '申诉已裁定', en: 'The appeal was decided' },
  partClaimed: { code: 'partClaimed', zh: '付款方补交付款凭证', en: 'The payer handed in a proof later' },
  returned: { code: 'returned', zh: '付款退回', en: 'Payment sent back' },
  cancelled: { code: 'cancelled', zh: '订单取消', en: 'Order cancelled' },
  expired: { code: 'expired', zh: '订单过期', en: 'Order expired' },
  failed: { code: 'failed', zh: '支付失败', en: 'Payment failed' },
});
export type DepositEvent = CodeOf<typeof depositEvents>;
