import { type CodeOf, defineEnum } from '../../enums/define-enum.ts';

/** What a VIP level gives; the codes are kinds of campaigns. */
export const vipGifts = defineEnum({
  upgrade: { code: 'upgrade', zh: '升级礼金', en: 'Level-up bonus' },
  birthday: { code: 'birthday', zh: '生日礼金', en: 'Birthday gift' },
  monthMoney: { code: 'monthMoney', zh: '每月礼金', en: 'Monthly gift' },
});
export type VipGift = CodeOf<typeof vipGifts>;

/**
 * Whether a gift can be applied for: `locked` asks for a level or a day, `closed` has no campaign that runs, `review` waits until two
 * people agreed on the level; the rest is how far the application is.
 */
export const vipGiftStates = [
  'locked',
  'closed',
  'review',
  'open',
  'applied',
  'paid',
  'expired',
  'failed',
  'refused',
] as const;
export type VipGiftState = (typeof vipGiftStates)[number];
