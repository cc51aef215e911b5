import { matchQuestions } from '@fairway/contract/promotions/guess/questions.ts';
import { defineKindForm } from '../own/kind-form.ts';
import type { OwnField } from '../own/own-field.ts';

type QuizName = 'question' | 'pot' | 'questions' | 'perDay' | 'fixtures';

/** The quiz of every kind that has one. */
export const quizFields: OwnField<QuizName>[] = [
  {
    name: 'question',
    type: 'choice',
    of: matchQuestions.codeList.map((code) => ({
      code,
      zh: matchQuestions.label(code, 'zh') ?? code,
      en: matchQuestions.label(code, 'en') ?? code,
    })),
    label: { zh: '题型', en: 'Question' },
  },
  {
    name: 'pot',
    type: 'amount',
    label: { zh: '每题奖金（元）', en: 'Pot of a question, yuan' },
    hint: {
      zh: '答对者平分；预算须覆盖全部题目',
      en: 'Shared by all right answers; the budget must hold every pot',
    },
  },
  { name: 'questions', type: 'count', min: 1, max: 20, label: { zh: '总题数', en: 'Questions in all' } },
  {
    name: 'perDay',
    type: 'count',
    min: 1,
    max: 10,
    label: { zh: '每天最多几题', en: 'Questions a day at most' },
  },
  {
    name: 'fixtures',
    type: 'list',
    max: 20,
    label: { zh: '指定比赛', en: 'Named match' },
    hint: {
      zh: '不指定则按赛程依次出题',
      en: 'Without any, the next matches of the programme are asked about',
    },
    fresh: () => ({ fixtureId: '' }),
    entry: [{ name: 'fixtureId', type: 'text', max: 18, label: { zh: '比赛编号', en: 'Match number' } }],
  },
];
export const freshQuiz = {
  question: 'outcome' as const,
  pot: '888.00',
  questions: 10,
  perDay: 3,
  fixtures: [],
};

export const guessForm = defineKindForm('guess', { fields: quizFields, fresh: freshQuiz });
export const worldCupGuessForm = defineKindForm('worldCupGuess', { fields: quizFields, fresh: freshQuiz });
