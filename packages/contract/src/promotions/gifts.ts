import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

// The specification prints these and wants every printed spelling from the first day; gifts come later.

/** Gift category (specification section 3, gift). */
export const giftCategories = defineEnum({
  virtual: { code: 0, zh: '虚拟礼品', en: 'Virtual' },
  real: { code: 1, zh: '实物礼品', en: 'Physical' },
  money: { code: 2, zh: '彩金', en: 'Money' },
});
export type GiftCategory = CodeOf<typeof giftCategories>;

/** Gift condition types (section 3). */
export const giftConditionTypes = defineEnum({
  firstDeposit: { code: 1, wireName: 'First', zh: '首存', en: 'First deposit' },
  bet: { code: 2, wireName: 'Bet', zh: '投注', en: 'Bets' },
  level: { code: 3, wireName: 'Level', zh: 'VIP 等级', en: 'VIP level' },
});
export type GiftConditionType = CodeOf<typeof giftConditionTypes>;

/** Status of a gift record (section 4). Another type than giftStatuses: the same number means another thing there. */
export const giftRecordStatuses = defineEnum({
  applied: { code: 0, wireName: 'applyed', zh: '已申请', en: 'Applied' },
  provided: { code: 1, zh: '已发放', en: 'Provided' },
  expired: { code: 2, zh: '已过期', en: 'Expired' },
  reviewFailed: { code: 3, wireName: 'reviewFail', zh: '审核未通过', en: 'Review failed' },
  rejected: { code: 4, wireName: 'reject', zh: '已拒绝', en: 'Rejected' },
});
export type GiftRecordStatus = CodeOf<typeof giftRecordStatuses>;

/** Status of a gift, the second enumeration (section 4); 3 is not used. */
export const giftStatuses = defineEnum({
  underReview: { code: 0, zh: '审核中', en: 'Under review' },
  provided: { code: 1, zh: '已发放', en: 'Provided' },
  rejected: { code: 2, zh: '已拒绝', en: 'Rejected' },
  reviewFailed: { code: 4, wireName: 'reviewFail', zh: '审核未通过', en: 'Review failed' },
  expired: { code: 5, zh: '已过期', en: 'Expired' },
  pending: { code: 6, zh: '待发放', en: 'Pending' },
});
export type GiftStatus = CodeOf<typeof giftStatuses>;

/** Whether a raffle or draw prize was received: isGet (section 4). */
export const prizeReceipts = defineEnum({
  open: { code: 0, zh: '未领取', en: 'Not received' },
  received: { code: 1, zh: '已领取', en: 'Received' },
});
export type PrizeReceipt = CodeOf<typeof prizeReceipts>;
