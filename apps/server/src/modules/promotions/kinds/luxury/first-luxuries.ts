import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';
import { demoGift } from '../gift/demo-gifts.ts';

/** Shops for points: one that is open, one that opens later, one that is over. */
export function firstLuxuries(now: Date): TermsOf<'luxury'>[] {
  const luxury = (
    titles: { zh: string; en: string },
    days: { from: number; to: number },
  ): TermsOf<'luxury'> => ({
    kind: 'luxury',
    zh: {
      title: titles.zh,
      summary: '用 VIP 积分换手机、耳机、奖杯与彩金',
      get: '5 件好礼，库存公开',
      todo: '每 100 元有效流水得 1 积分，攒够就换',
      until: '兑完即止，售罄可设提醒',
      rules: [
        '积分按「最早到期的先用」扣除，礼品兑换后立即扣除。',
        '每件礼品每人限兑一件，数量以页面显示的库存为准。',
        '彩金立即到账；实物由人工核对后寄出，未通过的积分退回。',
      ],
    },
    en: {
      title: titles.en,
      summary: 'Exchange VIP points for a phone, headphones, a trophy or money',
      get: 'Five gifts, with their stock shown',
      todo: 'One point for each 100 yuan played; exchange them when you have enough',
      until: 'While stocks last; ask for a reminder of what is sold out',
      rules: [
        'Points that would be gone first are taken first, at the exchange.',
        'One of each gift a member; the page shows what is left.',
        'Money comes at once. Goods are checked by people and sent; if they are refused, the points come back.',
      ],
    },
    category: 'vip',
    art: 'crown',
    ...windowOf(now, days.from, days.to),
    audience: {},
    budget: '15000.00',
    turnover: '1',
    claimDays: 30,
    gifts: [
      { ...demoGift('money18'), price: 60 },
      { ...demoGift('money88'), price: 280 },
      { ...demoGift('cup'), price: 600 },
      { ...demoGift('headphones'), price: 1800 },
      { ...demoGift('phone'), price: 12_000 },
    ],
  });
  return [
    luxury({ zh: '积分商城', en: 'Points shop' }, { from: -8, to: 120 }),
    luxury({ zh: '新春积分商城', en: 'New Year points shop' }, { from: 121, to: 150 }),
    luxury({ zh: '秋季积分商城', en: 'Autumn points shop' }, { from: -60, to: -5 }),
  ];
}
