import type { siteOperatorEndpoints } from '@fairway/contract/site/operator-endpoints.ts';
import type { siteSchemas } from '@fairway/contract/site/schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { decideFor } from './publish-site-version.ts';
import { forgetPublished } from '../published-configuration.ts';
import { findLatestPublication } from '../site-publications-store.ts';
import { writeVersion } from './write-version.ts';

/**
 * Writes a version and publishes it in one step: never a change of an old one, an audit row, and news to every open page.
 * Throws `editConflict` when the version that the operator saw is no longer the newest.
 */
export const updateSiteConfig: Operation<
  (typeof siteOperatorEndpoints)['updateSiteConfig'],
  (typeof siteSchemas)['updateSiteConfig']
> = async (app, call, edited) => {
  const { version: _seen, ...configuration } = edited;
  const version = await inTransaction(app.db, async (tx) => {
    const written = await writeVersion(tx, app, call, 'updateSiteConfig', edited);
    const latest = await findLatestPublication(tx);
    await decideFor(tx, app, call, { version: written, configuration }, latest?.number ?? 0);
    return written;
  });
  forgetPublished(app);
  return { version };
};
