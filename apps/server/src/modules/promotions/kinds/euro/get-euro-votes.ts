import type { euroEndpoints } from '@fairway/contract/promotions/euro/endpoints.ts';
import type { euroSchemas } from '@fairway/contract/promotions/euro/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findEuro } from './find-euro.ts';
import { readVotes } from './read-votes.ts';

/** The stars with their votes, the own vote of today, and the fans' rank. Throws `activityUnknown`. */
export const getEuroVotes: Operation<
  (typeof euroEndpoints)['getEuroVotes'],
  (typeof euroSchemas)['getEuroVotes']
> = async (app, call, input) => {
  const cup = await findEuro(app, input);
  const now = await databaseNow(app.db);
  return readVotes(app.db, app, cup, { memberId: call.member?.memberId, now, language: call.language });
};
