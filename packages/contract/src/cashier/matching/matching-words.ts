import type { CodeOf } from '../../enums/define-enum.ts';
import { defineEnum } from '../../enums/define-enum.ts';

/** Where one part of a fast withdrawal stands: a deposit that pays it. */
export const partStatuses = defineEnum({
  waitingPay: { code: 'waitingPay', zh: '等待付款', en: 'Waiting for payment' },
  waitingConfirm: { code: 'waitingConfirm', zh: '等待确认收款', en: 'Waiting for confirmation' },
  frozen: { code: 'frozen', zh: '申诉处理中', en: 'Under appeal' },
  confirmed: { code: 'confirmed', zh: '已确认收款', en: 'Confirmed' },
  released: { code: 'released', zh: '已释放', en: 'Released' },
});
export type PartStatus = CodeOf<typeof partStatuses>;

/** Who stands on which side of a part. */
export const partSides = ['payer', 'recipient'] as const;
export type PartSide = (typeof partSides)[number];

/** Why an appeal was opened; the first three are a payer's, the next four a recipient's, the last two the house's. */
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

/** What happens at a part's deadline unless a person acts: no payment by then, operators are asked, or asked with priority. */
export const deadlineSteps = ['released', 'toOperators', 'escalated'] as const;
export type DeadlineStep = (typeof deadlineSteps)[number];

/** How an appeal ends: the payment counts, or it does not and the part is open again. */
export const appealOutcomes = defineEnum({
  confirm: { code: 'confirm', zh: '认定已付款', en: 'The payment counts' },
  release: { code: 'release', zh: '认定未付款', en: 'The payment does not count' },
});
export type AppealOutcome = CodeOf<typeof appealOutcomes>;

/** Who ended something of a part. */
export const partActors = ['member', 'operator', 'rule'] as const;

/** What a withdrawing member is told once a withdrawal, on whichever device. */
export const withdrawalNotices = ['matched', 'replaced'] as const;
export type WithdrawalNotice = (typeof withdrawalNotices)[number];

/** Characters of the words of a statement, its pictures, and how many statements either side may add to an open appeal. */
export const appealTextLimit = 300;
export const appealPicturesMost = 3;
export const statementsMost = 5;
