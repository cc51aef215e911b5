import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** A gift a day by the day's deposits, with the figures of its design. */
export function firstSuperGifts(now: Date): TermsOf<'superGift'>[] {
  const superGift = (
    titles: { zh: string; en: string },
    days: { from: number; to: number },
  ): TermsOf<'superGift'> => ({
    kind: 'superGift',
    zh: {
      title: titles.zh,
      summary: '当日存款满 500 元起，天天可领，最高 388 元',
      get: '8 元、58 元或 388 元',
      todo: '当日存款达到档位后申请，每天一次',
      until: '当日 24 点前申请，过时不补',
      rules: [
        '当日存款合计满 500 元送 8 元，满 5,000 元送 58 元，满 50,000 元送 388 元；USDT 按 7.20 折算。',
        '每天申请一次，按申请时达到的最高一档发放；当天之后再存不补差额。',
        '被撤回的存款不计入。',
        '奖励立即存入中心钱包，提款前需完成 3 倍流水。',
      ],
    },
    en: {
      title: titles.en,
      summary: 'From CNY 500 deposited in a day: a gift every day, CNY 388 at most',
      get: 'CNY 8, 58 or 388',
      todo: 'Reach a tier with the day’s deposits, then apply, once a day',
      until: 'Apply before midnight; a day that is over stays over',
      rules: [
        'For 500 yuan deposited in a day 8, for 5,000 58, for 50,000 388; USDT counts at 7.20.',
        'Once a day, of the highest tier reached when you apply; later deposits of the day add nothing.',
        'Deposits that are taken back do not count.',
        'The gift is in your center wallet at once and is played three times before a withdrawal.',
      ],
    },
    category: 'deposit',
    art: 'coins',
    ...windowOf(now, days.from, days.to),
    audience: {},
    budget: '60000.00',
    turnover: '3',
    claimDays: 1,
    gifts: [
      { least: '500', amount: '8' },
      { least: '5000', amount: '58' },
      { least: '50000', amount: '388' },
    ],
  });
  return [
    superGift({ zh: '天天超级礼', en: 'A super gift a day' }, { from: -3, to: 90 }),
    superGift({ zh: '双旦超级礼', en: 'The holidays’ super gift' }, { from: 91, to: 120 }),
    superGift({ zh: '周年超级礼', en: 'The anniversary’s super gift' }, { from: -30, to: -4 }),
  ];
}
