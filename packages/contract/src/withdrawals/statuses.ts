import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Status of a withdrawal, finer than its `orderState`. */
export const withdrawalStatuses = defineEnum({
  reviewing: { code: 'reviewing', zh: '审核中', en: 'Under review' },
  paying: { code: 'paying', zh: '出款中', en: 'Being paid' },
  paid: { code: 'paid', zh: '已出款，待您确认', en: 'Paid, please confirm' },
  completed: { code: 'completed', zh: '已完成', en: 'Completed' },
  frozen: { code: 'frozen', zh: '已冻结', en: 'Frozen' },
  refused: { code: 'refused', zh: '已拒绝，资金已退回', en: 'Refused, money given back' },
  failed: { code: 'failed', zh: '出款失败，资金已退回', en: 'Payout failed, money given back' },
  returned: { code: 'returned', zh: '银行退回，资金已退回', en: 'Sent back by the bank, money given back' },
  timedOut: { code: 'timedOut', zh: '超时未处理，资金已退回', en: 'Timed out, money given back' },
});
export type WithdrawalStatus = CodeOf<typeof withdrawalStatuses>;

/** `orderState` of a withdrawal that has ended: none is printed, the ball shows no order of this number. */
export const endedWithdrawalState = 4015;

/** `orderSource` of a withdrawal paid by the house; 1 and 2 make the ball say «to be confirmed» once it is paid. */
export const withdrawalSources = defineEnum({
  matched: { code: 0, zh: '会员撮合', en: 'Matched with deposits' },
  bankPayout: { code: 1, zh: '银行代付', en: 'Bank payout' },
  chainPayout: { code: 2, zh: '链上转账', en: 'Chain transfer' },
});
