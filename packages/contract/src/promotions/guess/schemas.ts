import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant } from '../../fields.ts';
import { activityResult as status, campaignNumber } from '../schemas.ts';
import type { guessEndpoints } from './endpoints.ts';
import { matchAnswers, matchQuestions, questionStates } from './questions.ts';

export const guessKinds = ['guess', 'worldCupGuess'] as const;
export const quizKinds = [...guessKinds, 'europeanCup', 'euroCup'] as const;
export type GuessKind = (typeof guessKinds)[number];
export type QuizKind = (typeof quizKinds)[number];

const kind = z.enum(guessKinds);
export const answer = z.enum(matchAnswers.codeList);
export const questionNumber = z.int().min(1).max(20);
const bilingual = z.strictObject({ zh: z.string(), en: z.string() });
const team = z.strictObject({
  key: z.string(),
  name: bilingual,
  colours: z.strictObject({ first: z.string(), second: z.string() }),
});

export const matchQuestion = z.strictObject({
  number: questionNumber,
  question: z.enum(matchQuestions.codeList),
  answers: z.array(answer),
  fixtureId: z.string(),
  competition: bilingual,
  home: team,
  away: team,
  /** Answers are taken until then. */
  closesAt: instant,
  state: z.enum(questionStates.codeList),
  /** What the right answers share, with what was carried over, yuan. */
  pot: cnyAmount,
  carried: cnyAmount,
  score: z.strictObject({ home: z.int(), away: z.int() }).nullable(),
  /** Empty before the result, and for a question that is void. */
  right: z.array(answer),
  /** Members who answered right; null before the settlement. */
  winners: z.int().nullable(),
  /** What the latest of them got, yuan; the earliest may have a fen more. */
  share: cnyAmount.nullable(),
  own: z
    .strictObject({
      answer,
      at: instant,
      /** Null before the result. */
      isRight: z.boolean().nullable(),
      /** What was paid or waits for its review, yuan. */
      won: cnyAmount.nullable(),
    })
    .nullable(),
});
export type WireQuestion = z.output<typeof matchQuestion>;

const named = z.strictObject({ kind, no: campaignNumber });
const asked = z.strictObject({ ...named.shape, question: questionNumber });

export const guessSchemas = {
  getGuessActivityInfo: {
    input: z.strictObject({ kind, no: campaignNumber.optional() }),
    output: z.strictObject({
      no: campaignNumber,
      title: z.string(),
      summary: z.string(),
      startsAt: instant,
      endsAt: instant,
      questions: z.array(matchQuestion),
      now: instant,
    }),
  },
  getGuessById: { input: asked, output: z.strictObject({ question: matchQuestion, now: instant }) },
  getGuessWinningData: {
    input: named,
    output: z.strictObject({
      questions: z.array(matchQuestion),
      /** The sum of the own wins, yuan. */
      won: cnyAmount,
    }),
  },
  doGuess: {
    input: z.strictObject({ ...asked.shape, answer }),
    output: z.strictObject({ status, question: matchQuestion }),
  },
  checkGuess: { input: asked, output: z.strictObject({ status }) },
} satisfies SchemasOf<typeof guessEndpoints>;
