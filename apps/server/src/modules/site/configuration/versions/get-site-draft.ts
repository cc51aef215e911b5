import type { siteOperatorEndpoints } from '@fairway/contract/site/operator-endpoints.ts';
import type { siteSchemas } from '@fairway/contract/site/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { firstConfiguration } from '../first-configuration.ts';
import { offeredCaptchas } from './offered-captchas.ts';
import { findConfiguration } from '../site-configurations-store.ts';
import { findLatestPublication } from '../site-publications-store.ts';

/**
 * The newest version as the console edits it, or an older one to look at, straight from the database: an editor must see the
 * newest. Throws `contentNotFound` for a version that does not exist.
 */
export const getSiteDraft: Operation<
  (typeof siteOperatorEndpoints)['getSiteDraft'],
  (typeof siteSchemas)['getSiteDraft']
> = async (app, _call, { version }) => {
  const newest = await findConfiguration(app.db);
  const row = version === undefined ? newest : await findConfiguration(app.db, version);
  if (!row && version !== undefined) throw new AppError('contentNotFound');
  const latest = await findLatestPublication(app.db);
  return {
    version: row?.version ?? 1,
    newestVersion: newest?.version ?? 1,
    liveVersion: latest?.version ?? 1,
    decisions: latest?.number ?? 0,
    configuration: row?.configuration ?? firstConfiguration,
    captchaKinds: offeredCaptchas(app),
    changedBy: row?.operator_name ?? null,
    changedAt: (row?.created_at ?? app.clock.now()).toISOString(),
  };
};
