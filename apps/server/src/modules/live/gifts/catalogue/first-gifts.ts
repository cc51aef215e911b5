import type { GiftArt } from '@fairway/contract/live/gifts.ts';
import type { GiftSettings } from '@fairway/contract/live/gift-settings-schemas.ts';

const first: readonly (readonly [key: GiftArt, zh: string, en: string, coins: number])[] = [
  ['rose', '玫瑰', 'Rose', 1],
  ['stick', '荧光棒', 'Light stick', 5],
  ['beer', '啤酒', 'Beer', 10],
  ['whistle', '口哨', 'Whistle', 20],
  ['ball', '金球', 'Golden ball', 66],
  ['trophy', '奖杯', 'Trophy', 188],
  ['car', '跑车', 'Sports car', 520],
  ['rocket', '火箭', 'Rocket', 1314],
  ['crown', '皇冠', 'Crown', 1888],
  ['castle', '城堡', 'Castle', 5200],
];

/**
 * What an installation begins with. The ceilings follow the broadcasting authority's notice of 23 November 2020, which asks for limits on
 * single, daily and monthly tips and for real names.
 */
export const firstGiftSettings: GiftSettings = {
  open: true,
  gifts: first.map(([key, zh, en, coins]) => ({ key, zh, en, art: key, coins, open: true })),
  ceilings: {
    send: '1000',
    day: '3000',
    week: '8000',
    month: '15000',
    firstWeekDay: '200',
    withoutIdentity: '100',
  },
};
