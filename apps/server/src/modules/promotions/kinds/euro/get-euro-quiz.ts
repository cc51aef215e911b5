import type { euroEndpoints } from '@fairway/contract/promotions/euro/endpoints.ts';
import type { euroSchemas } from '@fairway/contract/promotions/euro/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readQuestions } from '../guess/read-questions.ts';
import { findEuro } from './find-euro.ts';

/** The questions of the cup's quiz with the own answers. Throws `activityUnknown`. */
export const getEuroQuiz: Operation<
  (typeof euroEndpoints)['getEuroQuiz'],
  (typeof euroSchemas)['getEuroQuiz']
> = async (app, call, input) => {
  const { key } = await findEuro(app, input);
  const now = await databaseNow(app.db);
  return {
    questions: await readQuestions(app, key, call.member?.memberId, now),
    now: now.toISOString(),
  };
};
