import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

const tiers = [
  { least: '100', percent: 20 },
  { least: '1000', percent: 25 },
  { least: '5000', percent: 30 },
];

/** Played for first, in any category. */
const release = { days: 30, weights: { ty: 100, dj: 100, zr: 100, dz: 100, by: 100, qp: 100, cp: 100 } };

/** The gift for the first deposit, with the figures of its design. */
export function firstDepositFirst(now: Date): TermsOf<'depositFirst'>[] {
  return [
    {
      kind: 'depositFirst',
      zh: {
        title: '首存礼',
        summary: '首笔存款最高送 30%，上限 2,000 元',
        get: '首笔存款的 20% 至 30%，最多 2,000 元',
        todo: '先参与，再存款，到账后领取',
        until: '参与后 7 天内完成首笔存款',
        rules: [
          '尚未存过款的会员可参与一次；参与之前的存款不计入。',
          '以参与后的第一笔存款为准：满 100 元送 20%，满 1,000 元送 25%，满 5,000 元送 30%，最多 2,000 元。',
          'USDT 存款按 7.20 折算；存款被撤回的，不计为首存。',
          '奖励超过 1,000 元的由人工审核，48 小时内答复。',
          '奖励先放入奖金账户：30 天内完成奖励金额 3 倍流水，每完成十分之一解锁一份到中心钱包；您自己的存款随时可提。',
        ],
      },
      en: {
        title: 'First-deposit gift',
        summary: 'Up to 30 % of your first deposit, CNY 2,000 at most',
        get: '20 to 30 % of your first deposit, CNY 2,000 at most',
        todo: 'Join first, then deposit, then take the gift',
        until: 'Deposit within 7 days of joining',
        rules: [
          'For members who have not deposited yet, once each; deposits before joining do not count.',
          'The first deposit after joining counts: 20 % from 100, 25 % from 1,000, 30 % from 5,000, at most 2,000 yuan.',
          'USDT counts at 7.20. A deposit that is taken back is no first deposit.',
          'People review gifts above 1,000 yuan within 48 hours.',
          'The gift waits in your bonus account: play three times its sum within 30 days, and each tenth of that releases a tenth into your center wallet. Your own deposit stays free.',
        ],
      },
      category: 'newcomer',
      art: 'envelope',
      ...windowOf(now, -7, 180),
      audience: {},
      claimDays: 30,
      budget: '200000.00',
      turnover: '3',
      release,
      days: 7,
      tiers,
      most: '2000',
    },
  ];
}

/** The gift for further deposits, with the figures of its design. */
export function firstDepositAgain(now: Date): TermsOf<'depositAgain'>[] {
  return [
    {
      kind: 'depositAgain',
      zh: {
        title: '续存礼',
        summary: '第二、三笔存款再送，最高 30%',
        get: '一笔存款的 20% 至 30%，最多 2,000 元',
        todo: '先参与，再存款，到账后领取',
        until: '参与后 7 天内完成存款',
        rules: [
          '已成功存款 1 至 2 笔的会员可参与一次；参与之前的存款不计入。',
          '以参与后的第一笔存款为准：满 100 元送 20%，满 1,000 元送 25%，满 5,000 元送 30%，最多 2,000 元。',
          '奖励超过 1,000 元的由人工审核。',
          '奖励先放入奖金账户：30 天内完成奖励金额 3 倍流水，每完成十分之一解锁一份到中心钱包。',
        ],
      },
      en: {
        title: 'Further-deposit gift',
        summary: 'Up to 30 % of your second or third deposit',
        get: '20 to 30 % of one deposit, CNY 2,000 at most',
        todo: 'Join first, then deposit, then take the gift',
        until: 'Deposit within 7 days of joining',
        rules: [
          'For members with one or two deposits, once each; deposits before joining do not count.',
          'The first deposit after joining counts: 20 % from 100, 25 % from 1,000, 30 % from 5,000, at most 2,000 yuan.',
          'People review gifts above 1,000 yuan.',
          'The gift waits in your bonus account: play three times its sum within 30 days, and each tenth of that releases a tenth into your center wallet.',
        ],
      },
      category: 'deposit',
      art: 'drum',
      ...windowOf(now, -7, 180),
      audience: {},
      claimDays: 30,
      budget: '200000.00',
      turnover: '3',
      release,
      days: 7,
      tiers,
      most: '2000',
    },
  ];
}
