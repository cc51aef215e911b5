import type { promotionEndpoints } from '@fairway/contract/promotions/endpoints.ts';
import type { promotionSchemas } from '@fairway/contract/promotions/schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectShown } from '../campaigns/campaigns-store.ts';
import { shownDaysAfterEnd } from './activity-limits.ts';
import { presentCard } from './present-activity.ts';

/** The campaigns that run, are coming or ended lately, those that run first: two statements whatever there is. */
export const listActivities: Operation<
  (typeof promotionEndpoints)['listActivities'],
  (typeof promotionSchemas)['listActivities']
> = async (app, call) => {
  const now = await databaseNow(app.db);
  const rows = await selectShown(app.db, addSeconds(now, -shownDaysAfterEnd * 86_400));
  return { now: now.toISOString(), activities: rows.map((row) => presentCard(row, now, call.language)) };
};
