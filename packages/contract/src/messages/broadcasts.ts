import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';
import { noticeSlotByType } from '../site/shell.ts';

/** What an operator can write: a message in one of three inboxes, or the special notice on the home page. */
export const broadcastKinds = defineEnum({
  announcement: { code: 'announcement', zh: '公告', en: 'Announcement' },
  activity: { code: 'activity', zh: '活动消息', en: 'Promotion message' },
  message: { code: 'message', zh: '通知', en: 'Message' },
  special: { code: 'special', zh: '首页特别公告', en: 'Special notice on the home page' },
});
export type BroadcastKind = CodeOf<typeof broadcastKinds>;

export const audienceKinds = ['all', 'vip', 'members'] as const;

/** The present status of a broadcast; `scheduled`, `published` and `ended` differ by the clock alone. */
export const broadcastStatuses = ['draft', 'scheduled', 'published', 'ended', 'withdrawn'] as const;
export type BroadcastStatus = (typeof broadcastStatuses)[number];

/** VIP grades run from 0 to this. */
export const highestGrade = 10;
/** How many members one list may name. */
export const mostNamed = 500;

/**
 * The number that a notice's kind has on the wire. Only 10 is printed (section 9: type 10 takes slot 4); it is the
 * promotions, and 3 for payments, as the deposit page's announcements have that category.
 */
export const noticeTypes = { site: 1, venue: 2, payment: 3, promotion: 10 } as const;

/** The slot of a notice type, 1 to 4; a type beyond those takes the first. */
export function noticeSlot(type: number): number {
  return noticeSlotByType[type] ?? (type >= 1 && type <= 3 ? type : 1);
}
