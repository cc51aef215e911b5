import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { guessEndpoints } from '@fairway/contract/promotions/guess/endpoints.ts';
import type { guessSchemas } from '@fairway/contract/promotions/guess/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { answerQuestion } from './answer-question.ts';

/** Answers a question before its match kicks off, once. Throws what `answerQuestion` throws. */
export const doGuess: Operation<
  (typeof guessEndpoints)['doGuess'],
  (typeof guessSchemas)['doGuess']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { kind, no, question: number, answer } = input;
  const key = { owner: `member/${call.member.memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => ({
    status: activityResults.codes.success,
    question: await answerQuestion(tx, app, call, { campaign: { kind, no }, number, answer }),
  }));
};
