import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { euroEndpoints } from '@fairway/contract/promotions/euro/endpoints.ts';
import type { euroSchemas } from '@fairway/contract/promotions/euro/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { answerQuestion } from '../guess/answer-question.ts';

/** Answers a question of the quiz before its match kicks off, once. Throws what `answerQuestion` throws. */
export const answerEuroQuiz: Operation<
  (typeof euroEndpoints)['answerEuroQuiz'],
  (typeof euroSchemas)['answerEuroQuiz']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { kind, no, question: number, answer } = input;
  const key = { owner: `member/${call.member.memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => ({
    status: activityResults.codes.success,
    question: await answerQuestion(tx, app, call, { campaign: { kind, no }, number, answer }),
  }));
};
