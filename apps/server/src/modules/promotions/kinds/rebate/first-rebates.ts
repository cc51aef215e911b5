import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** The rebate of each day's play, by the VIP level. */
export function firstRebates(now: Date): TermsOf<'rebate'>[] {
  return [
    {
      kind: 'rebate',
      zh: {
        title: '每日返水',
        summary: '按当日有效流水与 VIP 等级返水，次日自动到账',
        get: '当日有效流水的 0.15% 至 1.20%，按类别与 VIP 等级',
        todo: '无需申请',
        until: '次日 15 点自动存入中心钱包',
        rules: [
          '以当日 24 点的 VIP 等级为准，各类别有效流水乘以返水比例后合计，不足一分的部分滚入次日。',
          '每日返水有上限；页面标注不设上限时除外。',
          '比赛结果或注单更正的，差额在之后的返水中补足或抵扣，返水不会低于零。',
          'USDT 流水按 7.20 折算。',
          '单日超过 1,000 元的由人工审核，48 小时内答复。',
          '返水没有流水要求，可随时提款。',
        ],
      },
      en: {
        title: 'Daily rebate',
        summary: 'A share of each day’s play, by your VIP level, paid the day after',
        get: '0.15 % to 1.20 % of the day’s valid play, by category and VIP level',
        todo: 'Nothing to apply for',
        until: 'In your center wallet at 15:00 the next day',
        rules: [
          'Your VIP level at the end of the day counts. All categories are added up; less than a fen is carried to the next day.',
          'A day has a cap, unless the page says that there is none.',
          'Where a result or bet is corrected, later rebates make up the difference; a rebate is never below zero.',
          'USDT play counts at 7.20.',
          'People review a day above 1,000 yuan within 48 hours.',
          'Nothing has to be played before a withdrawal.',
        ],
      },
      category: 'vip',
      art: 'coins',
      ...windowOf(now, -30, 330),
      audience: {},
      budget: '500000.00',
      turnover: '0',
      claimDays: 90,
    },
  ];
}
