import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** Surviving: one that runs, one that is coming, one that is over. */
export function firstSurvivings(now: Date): TermsOf<'surviving'>[] {
  return [
    { ...terms, ...windowOf(now, -1, 60) },
    {
      ...terms,
      zh: { ...terms.zh, title: '东方生存赛', summary: '东方职业联赛生存赛，奖池 888 元' },
      en: {
        ...terms.en,
        title: 'Eastern survivors',
        summary: 'Survivors of the Eastern league, a pot of CNY 888',
      },
      ...windowOf(now, 10, 60),
      leagues: [{ name: '东方职业联赛' }],
      pot: '888',
    },
    {
      ...terms,
      zh: { ...terms.zh, title: '生存赛（上季）', summary: '上季生存赛已结束' },
      en: { ...terms.en, title: 'Survivors, last season', summary: 'The last season is over' },
      ...windowOf(now, -60, -9),
    },
  ];
}

const terms: Omit<TermsOf<'surviving'>, 'startsAt' | 'endsAt'> = {
  kind: 'surviving',
  zh: {
    title: '生存赛',
    summary: '每轮选一队，坚持到最后分 1,888 元',
    get: '坚持最久的会员均分 1,888 元',
    todo: '每轮选一支你认为会赢的球队',
    until: '每轮首场比赛开球前选定',
    rules: [
      '第一轮选队即为参与，第一轮截止后不再接受新会员。',
      '每轮选一支球队，同一支球队全程只能选一次；本轮首场开球前可以更改。',
      '所选球队在 90 分钟（含补时）内获胜即晋级；平局或落败即出局；未选队的视为出局。',
      '36 小时内未完赛的比赛，选其中任一队的会员均晋级。',
      '共 4 轮。最后一轮后仍在的会员均分奖池；如全部出局，由坚持轮数最多的会员均分；除不尽的分派给先参与者。',
      '全部赛果确定 10 分钟后结算本轮，其间更正的赛果按更正后的计。',
      '奖金存入中心钱包，没有流水要求；超过 1,000 元的由人工复核后发放。',
    ],
  },
  en: {
    title: 'Survivors',
    summary: 'A team a round; the last ones in share CNY 1,888',
    get: 'Those who stay in longest share CNY 1,888',
    todo: 'Pick one team a round that you think will win',
    until: 'Pick before the first kick-off of each round',
    rules: [
      'You join by picking in the first round; nobody joins after it has closed.',
      'Pick one team a round and none twice. You may change it until the first kick-off of the round.',
      'Your team has to win within ninety minutes with stoppage; a draw or a defeat takes you out, and so does a round without a pick.',
      'A match that is not played within 36 hours takes nobody out.',
      'There are four rounds. Those who are in after the last share the pot; if nobody is, those who stayed in longest do; spare fen go to who joined first.',
      'A round is settled ten minutes after its last result; a correction within them counts.',
      'Prizes go into your center wallet and need not be played. People review those above 1,000 yuan.',
    ],
  },
  category: 'sports',
  art: 'crown',
  audience: {},
  claimDays: 30,
  budget: '1888.00',
  turnover: '0',
  leagues: [{ name: '北境甲级联赛' }],
  leadHours: 6,
  withinDays: 3,
  pot: '1888',
  rounds: 4,
  matches: 4,
};
