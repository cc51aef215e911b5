import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Why an appeal was opened; the first three are a payer's, the next four a recipient's; nobody chooses the others. */
export const appealReasons = defineEnum({
  notConfirmed: {
    code: 'notConfirmed',
    side: 'payer',
    zh: '已付款，对方迟迟不确认',
    en: 'Paid, but not confirmed',
  },
  paidWrong: {
    code: 'paidWrong',
    side: 'payer',
    zh: '付款金额或账户有误',
    en: 'Paid a wrong sum or account',
  },
  paidInFull: {
    code: 'paidInFull',
    side: 'payer',
    zh: '已足额付款，有凭证可查',
    en: 'Paid in full, with proof',
  },
  notReceived: { code: 'notReceived', side: 'recipient', zh: '未收到款项', en: 'Nothing has arrived' },
  sumDiffers: { code: 'sumDiffers', side: 'recipient', zh: '到账金额不符', en: 'Another sum has arrived' },
  payerDiffers: {
    code: 'payerDiffers',
    side: 'recipient',
    zh: '付款人与订单不符',
    en: 'It came from somebody else',
  },
  cardBlocked: { code: 'cardBlocked', side: 'recipient', zh: '收款卡异常', en: 'My card has a problem' },
  /** A claim on a part that was released because its payer had said nothing in time. */
  paidUnsaid: {
    code: 'paidUnsaid',
    side: 'claim',
    zh: '已付款，当时未提交',
    en: 'Paid, but not reported in time',
  },
  silence: { code: 'silence', side: 'house', zh: '收款方超时未确认', en: 'The recipient did not answer' },
  staff: { code: 'staff', side: 'house', zh: '客服介入核查', en: 'Staff looks into it' },
});
export type AppealReason = CodeOf<typeof appealReasons>;

/** How far an appeal is. No deadline ends one: past it the case is escalated and the money stays held. */
export const appealStates = defineEnum({
  waitingAnswer: { code: 'waitingAnswer', zh: '等待双方说明', en: 'Waiting for both sides' },
  underReview: { code: 'underReview', zh: '双方已说明，运营核查中', en: 'Both sides heard, under review' },
  escalated: { code: 'escalated', zh: '已升级，主管处理中', en: 'Escalated to a supervisor' },
  decided: { code: 'decided', zh: '已有结论', en: 'Closed' },
});
export type AppealState = CodeOf<typeof appealStates>;

/** How an appeal ends: the payment counts, or it does not and the part is open again. */
export const appealOutcomes = defineEnum({
  confirm: { code: 'confirm', zh: '认定已付款', en: 'The payment counts' },
  release: { code: 'release', zh: '认定未付款', en: 'The payment does not count' },
});
export type AppealOutcome = CodeOf<typeof appealOutcomes>;

/** Characters of the text of a statement, its pictures, and how many statements either side may add to an open appeal. */
export const appealTextLimit = 300;

export const appealPicturesMost = 3;

export const statementsMost = 5;
