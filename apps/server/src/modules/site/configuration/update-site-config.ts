import type { siteOperatorEndpoints } from '@fairway/contract/site/operator-endpoints.ts';
import type { siteSchemas } from '@fairway/contract/site/schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { push } from '#platform/outbox/push.ts';
import { firstConfiguration } from './first-configuration.ts';
import { forgetPublished } from './published-configuration.ts';
import { findNewestConfiguration, insertConfiguration } from './site-configurations-store.ts';

/**
 * Publishes a configuration: one more row, never a change of an old one, an audit row, and news to every open page. Throws
 * `editConflict` when the version that the operator saw is no longer the newest.
 */
export const updateSiteConfig: Operation<
  (typeof siteOperatorEndpoints)['updateSiteConfig'],
  (typeof siteSchemas)['updateSiteConfig']
> = async (app, call, { version: seen, ...configuration }) => {
  const version = seen + 1;
  await inTransaction(app.db, async (tx) => {
    const newest = await findNewestConfiguration(tx);
    if ((newest?.version ?? 1) !== seen) throw new AppError('editConflict');

    const { operatorId: id, name } = call.operator;
    const written = await insertConfiguration(tx, {
      version,
      configuration,
      operator: { id, name },
      at: app.clock.now(),
    });
    // Two editors of one version can both get this far; the key lets one of them through.
    if (!written) throw new AppError('editConflict');

    await app.audit(tx, call, {
      action: 'updateSiteConfig',
      object: { kind: 'siteConfiguration', id: String(version) },
      before: newest?.configuration ?? firstConfiguration,
      after: configuration,
    });
    await push(tx, app, 'site', {}, { changed: 'configuration' });
  });
  forgetPublished(app);
  return { version };
};
