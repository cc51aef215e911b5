import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

const common = {
  category: 'sports',
  art: 'ball',
  audience: {},
  budget: '20000.00',
  turnover: '0',
  claimDays: 30,
  pot: '888.00',
  fixtures: [],
} as const;

const zhRules = [
  '每场比赛一题，每题每位会员仅可作答一次，提交后不可更改。',
  '以平台时间为准，比赛开球即截止；开球时刻及之后提交的答案无效。',
  '以 90 分钟（含伤停补时）赛果为准，加时赛与点球不计。',
  '每题奖金由答对者平分，除不尽的分由最早作答者获得；赛果公布满 30 分钟后自动发放到中心钱包。',
  '比赛取消、延期、中断或无人答对时，该题奖金滚入下一题。',
  '派奖前赛果更正的，按更正后的赛果判定；派奖后不再变更。',
];
const enRules = [
  'One question a match, one answer a member; an answer cannot be changed.',
  'Answers close at the kick-off by the time of the site.',
  'The score after 90 minutes with stoppage time counts; extra time and penalties do not.',
  'All right answers share the pot equally; spare fen go to the earliest. Paid 30 minutes after the result.',
  'The pot of a match that is cancelled, postponed or abandoned, or that nobody got right, goes to the next question.',
  'A result that is corrected before the payment is judged again; later corrections change nothing.',
];

/** Guess who wins: one running, one to come. */
export function firstGuesses(now: Date): TermsOf<'guess'>[] {
  const zh = {
    title: '猜胜负，分奖金',
    summary: '每场 888 元，由所有猜对的会员平分',
    get: '每题 888 元，猜对者平分',
    todo: '开球前猜主胜、平局或客胜',
    until: '每题在开球时截止，赛果公布 30 分钟后派奖',
    rules: zhRules,
  };
  const en = {
    title: 'Guess the winner',
    summary: 'CNY 888 a match, shared by all who are right',
    get: 'CNY 888 a question, shared by all right answers',
    todo: 'Guess home, draw or away before the kick-off',
    until: 'Each question closes at its kick-off and is paid 30 minutes after the result',
    rules: enRules,
  };
  const asked = { ...common, kind: 'guess', question: 'outcome', questions: 20, perDay: 3 } as const;
  return [
    { ...asked, fixtures: [], zh, en, ...windowOf(now, -2, 60) },
    {
      ...asked,
      fixtures: [],
      question: 'goals',
      zh: { ...zh, title: '猜总进球，分奖金', todo: '开球前猜全场总进球' },
      en: { ...en, title: 'Guess the goals', todo: 'Guess the number of goals before the kick-off' },
      ...windowOf(now, 7, 60),
    },
  ];
}

/** The guess of the world cup's page: which teams score, so that two answers can be right. */
export function firstWorldCupGuesses(now: Date): TermsOf<'worldCupGuess'>[] {
  const zh = {
    title: '世界杯竞猜',
    summary: '猜哪支球队会进球，每题 888 元平分',
    get: '每题 888 元，猜对者平分',
    todo: '开球前猜哪支球队会进球；双方都进球时两个答案都算对',
    until: '每题在开球时截止，赛果公布 30 分钟后派奖',
    rules: zhRules,
  };
  const en = {
    title: 'World cup guess',
    summary: 'Which team will score? CNY 888 a question, shared',
    get: 'CNY 888 a question, shared by all right answers',
    todo: 'Guess which team scores before the kick-off; if both score, both answers are right',
    until: 'Each question closes at its kick-off and is paid 30 minutes after the result',
    rules: enRules,
  };
  const asked = { ...common, kind: 'worldCupGuess', question: 'scorers', questions: 20, perDay: 4 } as const;
  return [
    { ...asked, fixtures: [], zh, en, ...windowOf(now, -2, 45) },
    {
      ...asked,
      fixtures: [],
      zh: { ...zh, title: '世界杯竞猜 · 预热场' },
      en: { ...en, title: 'World cup guess, warm-up' },
      ...windowOf(now, -30, -1),
    },
  ];
}

export { enRules, zhRules };
