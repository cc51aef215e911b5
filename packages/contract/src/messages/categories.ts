import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** The four message categories, each with its unread counter (specification section 3, message counters). */
export const messageCategories = defineEnum({
  activity: { code: 'activity', zh: '活动', en: 'Promotions' },
  message: { code: 'message', zh: '通知', en: 'Messages' },
  recharge: { code: 'recharge', zh: '存取款', en: 'Deposits and withdrawals' },
  announcement: { code: 'announcement', zh: '公告', en: 'Announcements' },
});
export type MessageCategory = CodeOf<typeof messageCategories>;
