import { type CodeOf, defineEnum } from '../../enums/define-enum.ts';

/** What is asked about a match. */
export const matchQuestions = defineEnum({
  outcome: { code: 'outcome', zh: '90 分钟内谁胜出？', en: 'Who wins in 90 minutes?' },
  goals: { code: 'goals', zh: '90 分钟内共进几球？', en: 'How many goals in 90 minutes?' },
  scorers: { code: 'scorers', zh: '哪支球队会进球？', en: 'Which team will score?' },
});
export type MatchQuestion = CodeOf<typeof matchQuestions>;

/** The answers of all questions; a page names `home` and `away` by their teams. */
export const matchAnswers = defineEnum({
  home: { code: 'home', zh: '主队', en: 'Home' },
  draw: { code: 'draw', zh: '平局', en: 'Draw' },
  away: { code: 'away', zh: '客队', en: 'Away' },
  few: { code: 'few', zh: '0–1 球', en: '0–1 goals' },
  some: { code: 'some', zh: '2–3 球', en: '2–3 goals' },
  many: { code: 'many', zh: '4 球及以上', en: '4 goals or more' },
  nobody: { code: 'nobody', zh: '都不进球', en: 'Neither' },
});
export type MatchAnswer = CodeOf<typeof matchAnswers>;

/** A question's life: answered until its match kicks off, judged by the result, then paid or void. */
export const questionStates = defineEnum({
  open: { code: 'open', zh: '竞猜中', en: 'Open' },
  closed: { code: 'closed', zh: '已截止，等待赛果', en: 'Closed, waiting for the result' },
  judged: { code: 'judged', zh: '赛果已出，等待派奖', en: 'Result known, payment follows' },
  settled: { code: 'settled', zh: '已派奖', en: 'Settled' },
  void: { code: 'void', zh: '无人中奖，奖金滚存', en: 'No winner, pot carried over' },
});
export type QuestionState = CodeOf<typeof questionStates>;
