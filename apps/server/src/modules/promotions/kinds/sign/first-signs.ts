import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** The daily sign-in with the figures of its design. */
export function firstSigns(now: Date): TermsOf<'sign'>[] {
  return [
    {
      kind: 'sign',
      zh: {
        title: '每日签到',
        summary: '连签 7 天共领 17 元，满签再得 8 元',
        get: '每天 1 至 5 元，7 天全签另领 8 元',
        todo: '每天点一次签到',
        until: '每天 0 点换日，满签奖励 7 天内领取',
        rules: [
          '从首次签到当天起，每 7 天为一轮，第 8 天自动开始新一轮。',
          '每日签到奖励依次为 1、1、2、2、3、3、5 元，签到后立即存入中心钱包。',
          '一轮 7 天全部签到，可另领满签奖励 8 元；请在 7 天内领取，逾期失效。',
          '漏签的日子不能补签，漏签后当轮不再有满签奖励。',
          '奖励没有流水要求，可随时提款。',
          '休息期间或已自我隔离的会员不参与；已获得的奖励不受影响。',
        ],
      },
      en: {
        title: 'Daily sign-in',
        summary: 'CNY 17 over seven days, CNY 8 more for all seven',
        get: 'CNY 1 to 5 each day, CNY 8 more for seven in a row',
        todo: 'Sign in once a day',
        until: 'Days turn at midnight; claim the extra reward within 7 days',
        rules: [
          'A round has seven days from your first sign; the eighth day begins a new one.',
          'The days pay 1, 1, 2, 2, 3, 3 and 5 yuan, straight into your center wallet.',
          'Sign on all seven days for another 8 yuan. Claim it within 7 days.',
          'A missed day cannot be signed later, and the round then has no extra reward.',
          'Nothing has to be played before a withdrawal.',
          'Members on a break or self-excluded take no part; what they earned stays theirs.',
        ],
      },
      category: 'daily',
      art: 'calendar',
      ...windowOf(now, -3, 180),
      audience: {},
      budget: '50000.00',
      turnover: '0',
      claimDays: 7,
      daily: ['1.00', '1.00', '2.00', '2.00', '3.00', '3.00', '5.00'],
      full: '8.00',
      playedToday: '0',
    },
  ];
}
