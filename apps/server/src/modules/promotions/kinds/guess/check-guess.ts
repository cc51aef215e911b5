import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { guessEndpoints } from '@fairway/contract/promotions/guess/endpoints.ts';
import type { guessSchemas } from '@fairway/contract/promotions/guess/schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { openQuestion } from './answer-question.ts';

/** Whether the caller may answer a question now; writes nothing. Throws what `openQuestion` throws. */
export const checkGuess: Operation<
  (typeof guessEndpoints)['checkGuess'],
  (typeof guessSchemas)['checkGuess']
> = async (app, call, { kind, no, question }) => {
  await inTransaction(app.db, (tx) =>
    openQuestion(tx, app, call, { campaign: { kind, no }, number: question }),
  );
  return { status: activityResults.codes.success };
};
