import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { threeOf } from './three-of.ts';

const texts = {
  zh: {
    title: '抽奖礼盒',
    summary: '每日签到抽一盒，盒盒有机会',
    get: '1 至 288 元，开盒即知',
    todo: '每签到一天，抽一个礼盒',
    until: '活动结束前有效，奖品 7 天内领取',
    rules: [
      '活动期间每签到一天得一次抽奖机会，机会可累积到活动结束。',
      '各奖品的中奖概率按权重公示；奖品发完后改为空盒。',
      '开始前公布奖品清单与服务器种子的哈希，结束后公布种子，每一次抽奖都可自行验算。',
      '抽中的奖金请在 7 天内领取，没有流水要求。',
      '休息期间或已自我隔离的会员不参与；已抽中的奖品不受影响。',
    ],
  },
  en: {
    title: 'Drum of gift boxes',
    summary: 'A box for each day signed',
    get: 'CNY 1 to 288, known once the box is open',
    todo: 'Each day you sign in gives one box',
    until: 'Until the end; claim a prize within 7 days',
    rules: [
      'Each day you sign in during the promotion gives one draw. Draws add up until the end.',
      'The chances are the published weights. A prize that is used up becomes an empty box.',
      'The hashes of the prize list and the server seed are out before the start, the seed after the end: check every draw yourself.',
      'Claim a prize within 7 days. Nothing has to be played before a withdrawal.',
      'Members on a break or self-excluded take no part; what they drew stays theirs.',
    ],
  },
};

/** A drum of gift boxes with a draw for each day signed. */
export function firstDrawGifts(now: Date): TermsOf<'drawGift'>[] {
  return threeOf(now, texts, {
    coming: { zh: '新年礼盒', en: 'New-year boxes' },
    ended: { zh: '中秋礼盒', en: 'Mid-autumn boxes' },
  }).map((own) => ({
    ...own,
    kind: 'drawGift',
    category: 'daily',
    art: 'drum',
    audience: {},
    budget: '30000.00',
    turnover: '0',
    claimDays: 7,
    chances: { by: 'sign' },
    prizes: [
      { code: 'cash-288', zh: '288 元', en: 'CNY 288', weight: 4, amount: '288.00', stock: 10 },
      { code: 'cash-28', zh: '28 元', en: 'CNY 28', weight: 96, amount: '28.00', stock: 200 },
      { code: 'cash-6', zh: '6 元', en: 'CNY 6', weight: 900, amount: '6.00', stock: null },
      { code: 'cash-1', zh: '1 元', en: 'CNY 1', weight: 3500, amount: '1.00', stock: null },
      { code: 'empty', zh: '空盒', en: 'Empty box', weight: 5500, amount: '0', stock: null },
    ],
    consolation: 'empty',
  }));
}
