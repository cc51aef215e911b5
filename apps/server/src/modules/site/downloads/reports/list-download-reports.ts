import type { siteOperatorEndpoints } from '@fairway/contract/site/operator-endpoints.ts';
import type { siteSchemas } from '@fairway/contract/site/schemas.ts';
import { uuid } from '@fairway/contract/fields.ts';
import { addSeconds } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { countNodes, selectNodes } from './reports-store.ts';

const pageSize = 20;
const countedDays = 7;

/** What pages with the download kit reported, newest first. Nothing in it is more than what a browser said of itself. */
export const listDownloadReports: Operation<
  (typeof siteOperatorEndpoints)['listDownloadReports'],
  (typeof siteSchemas)['listDownloadReports']
> = async (app, _call, { cursor }) => {
  if (cursor !== undefined && !uuid.safeParse(cursor).success) throw new AppError('inputInvalid');
  const found = await selectNodes(app.db, { before: cursor, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const since = addSeconds(app.clock.now(), -countedDays * 86_400);
  return {
    counts: cursor === undefined ? await countNodes(app.db, since) : [],
    reports: page.map((row) => ({
      id: row.id,
      appKey: row.app_key,
      node: row.node,
      platform: row.platform,
      screenSize: row.screen_size,
      mobileType: row.mobile_type,
      query: row.query,
      reportedAt: row.created_at.toISOString(),
    })),
    next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
};
