import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { giftConditionTypes } from '@fairway/contract/promotions/gifts.ts';
import { windowOf } from '../../seed/window-of.ts';
import { demoGift } from '../gift/demo-gifts.ts';

const { firstDeposit, bet, level } = giftConditionTypes.codes;
const rules = {
  zh: [
    '活动期间每 100 元有效流水得 1 点额度，额度只能在本活动兑换投注好礼。',
    '首存好礼以活动期间的首笔存款为准；VIP 好礼以兑换时的等级为准。',
    '每件礼品每人限一件，兑完即止；兑换后不能更换。',
    '彩金与积分立即到账；实物由人工核对后寄出，请填写完整的收货信息。',
    '实物申请未通过的，额度退回。',
  ],
  en: [
    'Each 100 yuan played during the promotion is one credit, for the gifts of this promotion only.',
    'The gift for the first deposit is for a first deposit made during the promotion; VIP gifts go by your level at the exchange.',
    'One of each gift a member, while stocks last; gifts are not changed afterwards.',
    'Money and points come at once. Goods are checked by people and sent to the address you give.',
    'If goods are refused, the credit comes back.',
  ],
};

/** Gifts for play, for the first deposit and for VIP levels. */
export function firstPresents(now: Date): TermsOf<'present'>[] {
  const present = (
    titles: { zh: string; en: string },
    days: { from: number; to: number },
  ): TermsOf<'present'> => ({
    kind: 'present',
    zh: {
      title: titles.zh,
      summary: '投注攒额度，换手机、耳机、球衣和彩金',
      get: '实物、彩金、积分，共 7 件好礼',
      todo: '每 100 元有效流水得 1 点额度，攒够就换',
      until: '活动期间兑换，兑完即止',
      rules: rules.zh,
    },
    en: {
      title: titles.en,
      summary: 'Collect credit as you play, and exchange it for a phone, headphones, jerseys or money',
      get: 'Goods, money and points: seven gifts',
      todo: 'One credit for each 100 yuan played; exchange it when you have enough',
      until: 'Exchange during the promotion, while stocks last',
      rules: rules.en,
    },
    category: 'games',
    art: 'box',
    ...windowOf(now, days.from, days.to),
    audience: {},
    budget: '20000.00',
    turnover: '1',
    claimDays: 30,
    gifts: [
      { ...demoGift('money18'), condition: bet, need: 20 },
      { ...demoGift('ball'), condition: bet, need: 200 },
      { ...demoGift('headphones'), condition: bet, need: 900 },
      { ...demoGift('phone'), condition: bet, need: 6000 },
      { ...demoGift('jersey'), condition: firstDeposit, need: 500 },
      { ...demoGift('points200'), condition: level, need: 1 },
      { ...demoGift('money88'), condition: level, need: 3 },
    ],
  });
  return [
    present({ zh: '额度换好礼', en: 'Gifts for credit' }, { from: -6, to: 60 }),
    present({ zh: '新年换好礼', en: 'New Year gifts for credit' }, { from: 61, to: 90 }),
    present({ zh: '国庆换好礼', en: 'National Day gifts for credit' }, { from: -40, to: -3 }),
  ];
}
