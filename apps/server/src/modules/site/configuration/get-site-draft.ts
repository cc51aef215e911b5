import type { siteOperatorEndpoints } from '@fairway/contract/site/operator-endpoints.ts';
import type { siteSchemas } from '@fairway/contract/site/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { firstConfiguration } from './first-configuration.ts';
import { findNewestConfiguration } from './site-configurations-store.ts';

/** The configuration as the console edits it, straight from the database: an editor must see the newest. */
export const getSiteDraft: Operation<
  (typeof siteOperatorEndpoints)['getSiteDraft'],
  (typeof siteSchemas)['getSiteDraft']
> = async (app) => {
  const row = await findNewestConfiguration(app.db);
  return {
    version: row?.version ?? 1,
    configuration: row?.configuration ?? firstConfiguration,
    changedBy: row?.operator_name ?? null,
    changedAt: (row?.created_at ?? app.clock.now()).toISOString(),
  };
};
