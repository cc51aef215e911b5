import { defineEnum, type CodeOf } from '../enums/define-enum.ts';

/** What a feedback is about. */
export const feedbackTypes = defineEnum({
  deposit: { code: 1, zh: '存款', en: 'Deposits' },
  withdrawal: { code: 2, zh: '提款', en: 'Withdrawals' },
  transfer: { code: 3, zh: '转账与场馆', en: 'Transfers and venues' },
  bet: { code: 4, zh: '投注与结算', en: 'Bets and settlement' },
  account: { code: 5, zh: '账户与安全', en: 'Account and security' },
  page: { code: 6, zh: '页面与操作', en: 'Pages and handling' },
  other: { code: 7, zh: '其他', en: 'Something else' },
});
export type FeedbackType = CodeOf<typeof feedbackTypes>;

/** What the member wants with it. Wishes come by a call of their own and have no other type. */
export const feedbackCategories = defineEnum({
  problem: { code: 1, zh: '遇到问题', en: 'A problem' },
  idea: { code: 2, zh: '提个建议', en: 'A suggestion' },
  wish: { code: 3, zh: '许个愿望', en: 'A wish' },
});
export type FeedbackCategory = CodeOf<typeof feedbackCategories>;

export const feedbackStatuses = ['waiting', 'answered'] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

/** Characters of a feedback, and of a wish. */
export const feedbackLength = { min: 5, max: 500 } as const;
export const wishLength = { min: 2, max: 100 } as const;
export const replyLength = { min: 2, max: 1000 } as const;

/** Pictures beside one feedback. */
export const mostPictures = 4;

/** Days from one wish of a member to the next. */
export const wishDays = 7;

/** Where a picture of a feedback is read, by its owner; the name follows. */
export const feedbackPicturePath = '/api/support/v1/feedback/picture/';

/** Selects of the member centre whose entries the dictionaries call returns. */
export const dictionaryNames = [
  'feedbackType',
  'feedbackCategory',
  'recordKind',
  'walletPart',
  'sex',
] as const;
