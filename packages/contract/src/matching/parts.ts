import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Status of one part of a fast withdrawal: a deposit that pays it. */
export const partStatuses = defineEnum({
  waitingPay: { code: 'waitingPay', zh: '等待付款', en: 'Waiting for payment' },
  waitingConfirm: { code: 'waitingConfirm', zh: '等待确认收款', en: 'Waiting for confirmation' },
  frozen: { code: 'frozen', zh: '申诉处理中', en: 'Under appeal' },
  confirmed: { code: 'confirmed', zh: '已确认收款', en: 'Confirmed' },
  released: { code: 'released', zh: '已释放', en: 'Released' },
  /** Released, and its payer has shown since that it was paid. */
  claimed: { code: 'claimed', zh: '补交凭证核查中', en: 'Claimed as paid' },
});
export type PartStatus = CodeOf<typeof partStatuses>;

/** Who is on which side of a part. */
export const partSides = ['payer', 'recipient'] as const;
export type PartSide = (typeof partSides)[number];

/** What happens at a part's deadline unless a person acts: no payment by then, operators are asked, or asked with priority. */
export const deadlineSteps = ['released', 'toOperators', 'escalated'] as const;
export type DeadlineStep = (typeof deadlineSteps)[number];

/** Who ended something of a part. */
export const partActors = ['member', 'operator', 'rule'] as const;

/** What a withdrawing member is notified of once a withdrawal, on whichever device. */
export const withdrawalNotices = ['matched', 'replaced'] as const;
export type WithdrawalNotice = (typeof withdrawalNotices)[number];
