import type { analyticsEndpoints } from '@fairway/contract/site/analytics-endpoints.ts';
import type { analyticsSchemas } from '@fairway/contract/site/analytics-schemas.ts';
import { sql } from 'kysely';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';

/** Keeps one event of the member who calls. Throws `permissionMissing` where it is told of somebody else. */
export const recordAnalyticsEvent: Operation<
  (typeof analyticsEndpoints)['recordAnalyticsEvent'],
  (typeof analyticsSchemas)['recordAnalyticsEvent']
> = async (app, call, { event, userId, ...facts }) => {
  if (userId !== call.member.memberId) throw new AppError('permissionMissing');
  await sql`
    insert into site_analytics_events (event, member_id, facts, at)
    values (${event}, ${userId}, ${JSON.stringify(facts)}::jsonb, ${app.clock.now()})`.execute(app.db);
  return null;
};
