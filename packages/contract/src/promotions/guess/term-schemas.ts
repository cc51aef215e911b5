import { z } from 'zod';
import { cnyAmount } from '../../fields.ts';
import { common } from '../terms/common-schemas.ts';
import { matchQuestions } from './questions.ts';

/** A question about each of several matches; those who answer right before the kick-off share its pot. */
export const quiz = {
  ...common,
  question: z.enum(matchQuestions.codeList),
  /** What the right answers of one question share, yuan. */
  pot: cnyAmount,
  /** About so many matches in all. */
  questions: z.int().min(1).max(20),
  /** At most so many of them kick off on one day of the site. */
  perDay: z.int().min(1).max(10),
  /** Matches that are named come first; the rest are the next ones of the programme. */
  fixtures: z.array(z.strictObject({ fixtureId: z.string().regex(/^[1-9]\d{0,17}$/) })).max(20),
};

export const guessTerms = z.strictObject({ kind: z.literal('guess'), ...quiz });
export const worldCupGuessTerms = z.strictObject({ kind: z.literal('worldCupGuess'), ...quiz });
