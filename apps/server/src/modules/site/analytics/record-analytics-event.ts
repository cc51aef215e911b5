import type { analyticsEndpoints } from '@fairway/contract/site/analytics-endpoints.ts';
import type { analyticsSchemas } from '@fairway/contract/site/analytics-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { insertAnalyticsEvent } from './analytics-store.ts';

/** Keeps one event of the member who calls. Throws `permissionMissing` for an event about another member. */
export const recordAnalyticsEvent: Operation<
  (typeof analyticsEndpoints)['recordAnalyticsEvent'],
  (typeof analyticsSchemas)['recordAnalyticsEvent']
> = async (app, call, { event, userId, ...facts }) => {
  if (userId !== call.member.memberId) throw new AppError('permissionMissing');
  await insertAnalyticsEvent(app.db, { event, memberId: userId, facts, at: app.clock.now() });
  return null;
};
