import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { threeOf } from './three-of.ts';

const texts = {
  zh: {
    title: '每日一射',
    summary: '每天射门一次，进球有奖',
    get: '进球得 1 至 66 元',
    todo: '每天选一个角度射门一次',
    until: '每天 0 点换日，奖品 7 天内领取',
    rules: [
      '每位会员每天可射门一次，当天未用的机会不累积。',
      '是否进球与奖金由开奖结果决定，与所选角度无关；各结果的概率按权重公示。',
      '开始前公布奖品清单与服务器种子的哈希，结束后公布种子，每一脚都可自行验算。',
      '奖金请在 7 天内领取，没有流水要求。',
      '休息期间或已自我隔离的会员不参与；已获得的奖品不受影响。',
    ],
  },
  en: {
    title: 'Shot of the day',
    summary: 'One shot a day, a goal pays',
    get: 'CNY 1 to 66 for a goal',
    todo: 'Choose a corner and shoot once a day',
    until: 'Days turn at midnight; claim a prize within 7 days',
    rules: [
      'Each member has one shot a day. A shot that is not taken lapses with the day.',
      'Whether it is a goal and what it pays is drawn and does not depend on the corner. The chances are the published weights.',
      'The hashes of the prize list and the server seed are out before the start, the seed after the end: check every shot yourself.',
      'Claim a prize within 7 days. Nothing has to be played before a withdrawal.',
      'Members on a break or self-excluded take no part; what they won stays theirs.',
    ],
  },
};

/** A shot at the goal each day. */
export function firstShots(now: Date): TermsOf<'shot'>[] {
  return threeOf(now, texts, {
    coming: { zh: '世界杯每日一射', en: 'World Cup shot of the day' },
    ended: { zh: '欧冠每日一射', en: 'Champions League shot of the day' },
  }).map((own) => ({
    ...own,
    kind: 'shot',
    category: 'sports',
    art: 'ball',
    audience: {},
    budget: '30000.00',
    turnover: '0',
    claimDays: 7,
    chances: { by: 'day' },
    prizes: [
      {
        code: 'goal-66',
        zh: '世界波 66 元',
        en: 'Top corner, CNY 66',
        weight: 10,
        amount: '66.00',
        stock: 100,
      },
      { code: 'goal-8', zh: '进球 8 元', en: 'Goal, CNY 8', weight: 290, amount: '8.00', stock: null },
      { code: 'goal-2', zh: '进球 2 元', en: 'Goal, CNY 2', weight: 1200, amount: '2.00', stock: null },
      { code: 'goal-1', zh: '进球 1 元', en: 'Goal, CNY 1', weight: 3000, amount: '1.00', stock: null },
      { code: 'saved', zh: '被扑出', en: 'Saved', weight: 5500, amount: '0', stock: null },
    ],
    consolation: 'saved',
  }));
}
