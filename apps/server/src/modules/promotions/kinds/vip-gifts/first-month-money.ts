import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** The gift of each month: one campaign that runs, and last year's, which is over. */
export function firstMonthMoney(now: Date): TermsOf<'monthMoney'>[] {
  return [
    {
      ...monthMoney,
      ...windowOf(now, -30, 330),
      budget: '200000.00',
    },
    {
      ...monthMoney,
      ...windowOf(now, -395, -2),
      budget: '50000.00',
    },
  ];
}

const monthMoney: Omit<TermsOf<'monthMoney'>, 'startsAt' | 'endsAt' | 'budget'> = {
  kind: 'monthMoney',
  zh: {
    title: '每月礼金',
    summary: '每月领一份，按月初的 VIP 等级发放',
    get: '按每月 1 日 0 点的 VIP 等级发放',
    todo: '当月内点击领取',
    until: '当月最后一天 24 点前，逾期失效',
    rules: [
      '以每月 1 日北京时间 0 点的 VIP 等级为准，当月升级的从次月起按新等级发放。',
      '每月一次，仅限当月领取，逾期不补。',
      '单笔超过 1,000 元的由人工审核，48 小时内答复。',
      '礼金存入中心钱包，提款前需完成礼金金额 1 倍流水。',
      '休息期间或已自我隔离的会员不参与。',
    ],
  },
  en: {
    title: 'Monthly gift',
    summary: 'A gift each month, by the VIP level it began with',
    get: 'By your VIP level at midnight of the 1st',
    todo: 'Claim it within the month',
    until: 'Until midnight of the month’s last day',
    rules: [
      'Your VIP level at midnight of the 1st, Beijing time, counts; a level reached later counts from the next month on.',
      'Once a month, within the month; it is not paid later.',
      'People review a gift above 1,000 yuan within 48 hours.',
      'The gift goes into your center wallet and is played once before a withdrawal.',
      'Members on a break or self-excluded take no part.',
    ],
  },
  category: 'vip',
  art: 'envelope',
  audience: {},
  turnover: '1',
  claimDays: 31,
};
