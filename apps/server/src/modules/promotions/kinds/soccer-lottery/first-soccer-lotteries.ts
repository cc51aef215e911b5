import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** The soccer lottery with the figures of its design: one that runs, one that is over. */
export function firstSoccerLotteries(now: Date): TermsOf<'competeLottery'>[] {
  return [
    {
      ...terms,
      zh: { ...terms.zh, title: '足彩 14 场（上季）', summary: '上季足彩已结束' },
      en: { ...terms.en, title: 'Soccer lottery, last season', summary: 'The last season is over' },
      ...windowOf(now, -60, -8),
    },
    { ...terms, ...windowOf(now, -1, 180) },
  ];
}

const terms: Omit<TermsOf<'competeLottery'>, 'startsAt' | 'endsAt'> = {
  kind: 'competeLottery',
  zh: {
    title: '足彩 14 场',
    summary: '免费竞猜 14 场赛果，每期奖池 2,000 元起',
    get: '全中分奖池 70%，错 1 场分 30%',
    todo: '为 14 场比赛各选胜、平、负，免费投注',
    until: '每期首场比赛开球前截止',
    rules: [
      '每期 14 场真实赛程，按 90 分钟（含补时）比分判定胜、平、负，加时与点球不计。',
      '活动期间每累计 100 元有效流水得 1 注；复式彩票按组合计注，每张最多 96 注。',
      '首场开球后不再接受投注，已提交的彩票不能更改。',
      '14 场全中的注均分奖池的 70%，错 1 场的注均分 30%；除不尽的分派给先投注者。',
      '无人全中时，一等奖滚存至下一期；无人错 1 场时，二等奖并入一等奖；均无人中奖则全部滚存。',
      '36 小时内未完赛的比赛，任何选择均算猜中；超过 4 场未完赛，本期作废，注数退回，奖池滚存。',
      '全部赛果确定 10 分钟后派奖，其间更正的赛果按更正后的计；派奖后的更正不再追溯。',
      '奖金存入中心钱包，没有流水要求；超过 1,000 元的由人工复核后发放。活动结束时未派出的奖金不再滚存。',
    ],
  },
  en: {
    title: 'Soccer lottery',
    summary: 'Fourteen matches, free to enter, a pot from CNY 2,000 an issue',
    get: '70 % of the pot for all right, 30 % for one wrong',
    todo: 'Pick home, draw or away for fourteen matches; tickets are free',
    until: 'Each issue closes at its first kick-off',
    rules: [
      'Each issue has fourteen real matches, judged by the score after ninety minutes with stoppage; extra time does not count.',
      'Each CNY 100 of play during the promotion gives a line. A ticket of several picks counts as all its lines, 96 at most.',
      'Nothing is handed in after the first kick-off, and a ticket is not changed.',
      'Lines that are right throughout share 70 % of the pot, lines with one wrong 30 %; spare fen go to the earliest.',
      'Without a first prize its part goes on to the next issue; without a second it goes to the first; without both all goes on.',
      'Every pick of a match that is not played within 36 hours is right. With more than four of them the issue is void: lines come back, the pot goes on.',
      'Prizes are paid ten minutes after the last result. A correction within them counts; one after the payment does not.',
      'Prizes go into your center wallet and need not be played. People review those above 1,000 yuan. What is left in the pot at the end goes on no further.',
    ],
  },
  category: 'sports',
  art: 'ball',
  audience: {},
  claimDays: 30,
  budget: '60000.00',
  turnover: '0',
  leagues: [{ name: '北境甲级联赛' }, { name: '东方职业联赛' }],
  leadHours: 6,
  withinDays: 3,
  pot: '2000',
  playPerLine: '100',
};
