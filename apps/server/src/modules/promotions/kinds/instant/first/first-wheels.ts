import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { threeOf } from './three-of.ts';

const texts = {
  zh: {
    title: '幸运大转盘',
    summary: '每日签到转一次，最高 888 元',
    get: '1 至 888 元，转中即得',
    todo: '每签到一天，得一次转盘机会',
    until: '活动结束前有效，奖品 7 天内领取',
    rules: [
      '活动期间每签到一天得一次机会，机会可累积到活动结束。',
      '各奖品的中奖概率按权重公示；奖品发完后，落在该格的结果改为「谢谢参与」。',
      '开始前公布奖品清单与服务器种子的哈希，结束后公布种子，每一次抽奖都可自行验算。',
      '抽中的奖品请在 7 天内领取，逾期失效；奖金没有流水要求。',
      '休息期间或已自我隔离的会员不参与；已抽中的奖品不受影响。',
    ],
  },
  en: {
    title: 'Wheel of fortune',
    summary: 'A turn for each day signed, up to CNY 888',
    get: 'CNY 1 to 888, yours when the wheel stops there',
    todo: 'Sign in daily: each day signed gives one turn',
    until: 'Until the end; claim a prize within 7 days',
    rules: [
      'Each day you sign in during the promotion gives one turn. Turns add up until the end.',
      'The chances are the published weights. A prize that is used up becomes “better luck next time”.',
      'The hashes of the prize list and the server seed are out before the start, the seed after the end: check every draw yourself.',
      'Claim a prize within 7 days. Nothing has to be played before a withdrawal.',
      'Members on a break or self-excluded take no part; what they drew stays theirs.',
    ],
  },
};

/** A wheel with a turn for each day signed. */
export function firstWheels(now: Date): TermsOf<'wheel'>[] {
  return threeOf(now, texts, {
    coming: { zh: '双旦大转盘', en: 'Year-end wheel' },
    ended: { zh: '金秋大转盘', en: 'Autumn wheel' },
  }).map((own) => ({
    ...own,
    kind: 'wheel',
    category: 'daily',
    art: 'coins',
    audience: {},
    budget: '50000.00',
    turnover: '0',
    claimDays: 7,
    chances: { by: 'sign' },
    prizes: [
      { code: 'cash-888', zh: '888 元', en: 'CNY 888', weight: 1, amount: '888.00', stock: 3 },
      { code: 'cash-1', zh: '1 元', en: 'CNY 1', weight: 3000, amount: '1.00', stock: null },
      { code: 'cash-18', zh: '18 元', en: 'CNY 18', weight: 100, amount: '18.00', stock: 300 },
      { code: 'thanks', zh: '谢谢参与', en: 'No prize', weight: 4099, amount: '0', stock: null },
      { code: 'cash-88', zh: '88 元', en: 'CNY 88', weight: 20, amount: '88.00', stock: 50 },
      { code: 'cash-2', zh: '2 元', en: 'CNY 2', weight: 1800, amount: '2.00', stock: null },
      { code: 'cash-8', zh: '8 元', en: 'CNY 8', weight: 280, amount: '8.00', stock: 1000 },
      { code: 'cash-5', zh: '5 元', en: 'CNY 5', weight: 700, amount: '5.00', stock: null },
    ],
    consolation: 'thanks',
  }));
}
