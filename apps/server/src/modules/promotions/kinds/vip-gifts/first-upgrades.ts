import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** The bonus of each level that is reached. */
export function firstUpgrades(now: Date): TermsOf<'upgrade'>[] {
  return [
    {
      kind: 'upgrade',
      zh: {
        title: '升级礼金',
        summary: '每升一级领一份礼金，最高 28,888 元',
        get: '8 至 28,888 元，按所升等级',
        todo: '升级后在 VIP 页面领取',
        until: '达到等级后随时领取，每级终身一次',
        rules: [
          '首次达到某一等级，即可领取该等级的升级礼金；每级终身一次，降级后再次升回不重复发放。',
          '已达到而尚未领取的礼金不因降级失效。',
          'VIP 8 及以上等级须先完成核验；单笔超过 1,000 元的由人工审核，48 小时内答复。',
          '礼金存入中心钱包，提款前需完成礼金金额 1 倍流水。',
          '休息期间或已自我隔离的会员暂不能领取。',
        ],
      },
      en: {
        title: 'Level-up bonus',
        summary: 'A bonus for each level, up to CNY 28,888',
        get: 'CNY 8 to 28,888, by the level',
        todo: 'Rise a level, then claim it on the VIP page',
        until: 'Any time after you reach the level, once a level for life',
        rules: [
          'The first time you reach a level, its bonus is yours: once a level for life. Winning a level back pays nothing.',
          'A bonus you have not claimed yet stays yours if you lose the level.',
          'Levels from 8 on are verified first; people review a bonus above 1,000 yuan within 48 hours.',
          'The bonus goes into your center wallet and is played once before a withdrawal.',
          'Members on a break or self-excluded cannot claim for the time being.',
        ],
      },
      category: 'vip',
      art: 'crown',
      ...windowOf(now, -30, 330),
      audience: {},
      budget: '300000.00',
      turnover: '1',
      claimDays: 30,
    },
  ];
}
