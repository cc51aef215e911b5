import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** A race that runs, one that is coming, one that is over. */
export function firstRaces(now: Date): TermsOf<'race'>[] {
  return [
    { ...terms, ...windowOf(now, -3, 27) },
    {
      ...terms,
      zh: { ...terms.zh, title: '月末奖券赛', summary: '有效流水换奖券，前十名瓜分 8,888 元' },
      en: { ...terms.en, title: 'Month-end race', summary: 'Tickets for play; CNY 8,888 for the first ten' },
      ...windowOf(now, 10, 20),
    },
    {
      ...terms,
      zh: { ...terms.zh, title: '迎新奖券赛' },
      en: { ...terms.en, title: 'Opening race' },
      ...windowOf(now, -30, -8),
    },
  ];
}

const terms: Omit<TermsOf<'race'>, 'startsAt' | 'endsAt'> = {
  kind: 'race',
  zh: {
    title: '奖券排行赛',
    summary: '流水换奖券，前十名瓜分 8,888 元',
    get: '前十名共 8,888 元，第一名 3,000 元',
    todo: '点「参加」后，每 100 元有效流水得 1 张奖券',
    until: '活动结束后约 10 分钟结算并发放',
    rules: [
      '参加后，活动期间各场馆每 100 元有效流水（USDT 按 7.20 折算）得 1 张奖券；参加当天之前的活动期流水同样计入。',
      '按站点时区整日统计，排行每分钟更新一次；奖券数为 0 不参与排名。',
      '奖券数相同者并列，平分所占名次奖金之和，余数分给先达到者。',
      '结算后流水如有更正，名次与奖金不再变动。',
      '奖金存入中心钱包，提款前需完成 1 倍流水；单笔超过 1,000 元须人工审核。',
    ],
  },
  en: {
    title: 'Ticket race',
    summary: 'Play for tickets; CNY 8,888 for the first ten',
    get: 'CNY 8,888 for the first ten, 3,000 for the winner',
    todo: 'Join, then every CNY 100 of play gives a ticket',
    until: 'Settled and paid about ten minutes after the end',
    rules: [
      'Once you have joined, every CNY 100 of play in the window (USDT at 7.20) gives a ticket; play of earlier days of the race counts as well.',
      'Counted in whole days of the site; the ranking is renewed every minute. No ticket, no place.',
      'Those who tie share the sum of the prizes of their places, spare fen to who was there first.',
      'Corrections of play after the settlement change no place and no prize.',
      'The prize goes into your center wallet and is played once before a withdrawal; one above CNY 1,000 is reviewed by people.',
    ],
  },
  category: 'games',
  art: 'drum',
  audience: {},
  claimDays: 30,
  budget: '8888.00',
  turnover: '1',
  perTicket: '100',
  prizes: [
    '3000.00',
    '1800.00',
    '1200.00',
    '800.00',
    '600.00',
    '488.00',
    '400.00',
    '300.00',
    '200.00',
    '100.00',
  ],
};
