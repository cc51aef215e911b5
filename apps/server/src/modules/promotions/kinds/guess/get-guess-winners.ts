import type { guessEndpoints } from '@fairway/contract/promotions/guess/endpoints.ts';
import type { guessSchemas } from '@fairway/contract/promotions/guess/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { readQuestions } from './read-questions.ts';

/** The settled questions of a guessing campaign, the latest first, and the sum of the own wins. Throws `activityUnknown`. */
export const getGuessWinningData: Operation<
  (typeof guessEndpoints)['getGuessWinningData'],
  (typeof guessSchemas)['getGuessWinningData']
> = async (app, call, { kind, no }) => {
  const campaign = await selectPublished(app.db, { kind, no });
  if (!campaign) throw new AppError('activityUnknown');
  const questions = await readQuestions(app, campaign, call.member?.memberId, await databaseNow(app.db));
  const won = questions.reduce((sum, { own }) => sum + fenOf(own?.won ?? '0'), 0n);
  return {
    questions: questions.filter(({ winners }) => winners !== null).toReversed(),
    won: formatMoney(money('CNY', won)),
  };
};
