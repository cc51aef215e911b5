import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';
import { demoGift } from '../gift/demo-gifts.ts';

/** Score for deposits, play and days with play. */
export function firstScores(now: Date): TermsOf<'score'>[] {
  const score = (
    titles: { zh: string; en: string },
    days: { from: number; to: number },
  ): TermsOf<'score'> => ({
    kind: 'score',
    zh: {
      title: titles.zh,
      summary: '存款、投注、每天来玩都计分，分数换好礼',
      get: '积分、彩金、球衣',
      todo: '存款每 100 元 2 分，流水每 100 元 1 分，每个投注日 5 分',
      until: '活动期间兑换，结束后分数作废',
      rules: [
        '活动期间存款合计每满 100 元得 2 分，有效流水合计每满 100 元得 1 分，有投注的每一天得 5 分。',
        '分数只在本活动有效，与 VIP 积分无关；被撤回的存款与取消的注单不计。',
        '每件礼品每人限兑一件；实物申请未通过的，分数退回。',
      ],
    },
    en: {
      title: titles.en,
      summary: 'Deposits, play and days with play score; exchange the score for gifts',
      get: 'Points, money, a jersey',
      todo: 'Two for each 100 deposited, one for each 100 played, five for each day with play',
      until: 'Exchange during the promotion; the score ends with it',
      rules: [
        'During the promotion: two for each 100 yuan deposited in all, one for each 100 played in all, five for each day with a bet.',
        'The score counts here only and has nothing to do with VIP points; deposits taken back and void bets do not count.',
        'One of each gift a member; if goods are refused, the score comes back.',
      ],
    },
    category: 'daily',
    art: 'drum',
    ...windowOf(now, days.from, days.to),
    audience: {},
    budget: '10000.00',
    turnover: '1',
    claimDays: 14,
    perDeposit: 2,
    perPlay: 1,
    perDay: 5,
    gifts: [
      { ...demoGift('points200'), price: 10 },
      { ...demoGift('money18'), price: 50 },
      { ...demoGift('jersey'), price: 800 },
    ],
  });
  return [
    score({ zh: '活跃积分赛', en: 'Score as you go' }, { from: -2, to: 28 }),
    score({ zh: '春季活跃积分赛', en: 'Score as you go in spring' }, { from: 40, to: 70 }),
    score({ zh: '秋季活跃积分赛', en: 'Score as you go in autumn' }, { from: -45, to: -6 }),
  ];
}
