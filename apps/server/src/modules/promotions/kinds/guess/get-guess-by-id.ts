import type { guessEndpoints } from '@fairway/contract/promotions/guess/endpoints.ts';
import type { guessSchemas } from '@fairway/contract/promotions/guess/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { readQuestions } from './read-questions.ts';
import { refuseSwitchedOff } from './world-cup-switch.ts';

/** One question of a guessing campaign. Throws `activityUnknown` and `questionUnknown`. */
export const getGuessById: Operation<
  (typeof guessEndpoints)['getGuessById'],
  (typeof guessSchemas)['getGuessById']
> = async (app, call, { kind, no, question: number }) => {
  await refuseSwitchedOff(app, kind);
  const campaign = await selectPublished(app.db, { kind, no });
  if (!campaign) throw new AppError('activityUnknown');
  const now = await databaseNow(app.db);
  const questions = await readQuestions(app, campaign, call.member?.memberId, now);
  const question = questions.find((each) => each.number === number);
  if (!question) throw new AppError('questionUnknown');
  return { question, now: now.toISOString() };
};
