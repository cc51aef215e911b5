import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** What can happen to a withdrawal, for its timeline. */
export const withdrawalEvents = defineEnum({
  requested: { code: 'requested', zh: '提交申请', en: 'Requested' },
  claimed: { code: 'claimed', zh: '开始审核', en: 'Review started' },
  firstApproved: { code: 'firstApproved', zh: '初审通过', en: 'First approval' },
  approved: { code: 'approved', zh: '审核通过', en: 'Approved' },
  refused: { code: 'refused', zh: '审核拒绝', en: 'Refused' },
  frozen: { code: 'frozen', zh: '订单冻结', en: 'Frozen' },
  unfrozen: { code: 'unfrozen', zh: '解除冻结', en: 'Released from freeze' },
  sent: { code: 'sent', zh: '提交出款', en: 'Sent to be paid' },
  outcomeUnknown: { code: 'outcomeUnknown', zh: '出款结果查询中', en: 'Asking how the payout ended' },
  outcomeChecked: {
    code: 'outcomeChecked',
    zh: '人工核实出款结果',
    en: 'Staff checked how the payout ended',
  },
  broadcast: { code: 'broadcast', zh: '已广播上链', en: 'Broadcast to the chain' },
  paid: { code: 'paid', zh: '出款成功', en: 'Paid' },
  failed: { code: 'failed', zh: '出款失败', en: 'Payout failed' },
  returned: { code: 'returned', zh: '银行退回', en: 'Sent back by the bank' },
  compensated: { code: 'compensated', zh: '逾时补偿已到账', en: 'Compensated for the delay' },
  matched: { code: 'matched', zh: '匹配成功，等待对方付款', en: 'Matched, waiting for the payer' },
  partPaid: { code: 'partPaid', zh: '对方已付款，请确认', en: 'The payer has paid, please confirm' },
  partConfirmed: { code: 'partConfirmed', zh: '分单确认收款', en: 'A part was confirmed' },
  partReleased: { code: 'partReleased', zh: '付款方未付款，重新匹配', en: 'Not paid, matched anew' },
  reminded: { code: 'reminded', zh: '付款方提醒您确认', en: 'The payer reminds you to confirm' },
  appealed: { code: 'appealed', zh: '发起申诉，款项锁定', en: 'Appealed, the money stays held' },
  appealStated: { code: 'appealStated', zh: '申诉补充说明', en: 'A statement was added to the appeal' },
  appealEscalated: { code: 'appealEscalated', zh: '申诉升级处理', en: 'The appeal was escalated' },
  appealDecided: { code: 'appealDecided', zh: '申诉已裁定', en: 'The appeal was decided' },
  partClaimed: { code: 'partClaimed', zh: '付款方补交付款凭证', en: 'The payer handed in a proof later' },
  partRepaid: { code: 'partRepaid', zh: '重复收款，已扣回', en: 'Received twice, taken back' },
  replaced: { code: 'replaced', zh: '转由普通通道出款', en: 'Taken over by the ordinary channel' },
  rewarded: { code: 'rewarded', zh: '极速提款奖励', en: 'Fast withdrawal reward' },
  confirmed: { code: 'confirmed', zh: '您已确认收款', en: 'You confirmed receipt' },
  completed: { code: 'completed', zh: '订单完成', en: 'Completed' },
  timedOut: { code: 'timedOut', zh: '超时退回', en: 'Timed out' },
});
export type WithdrawalEvent = CodeOf<typeof withdrawalEvents>;
