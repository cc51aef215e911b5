import type { SiteConfiguration } from '@fairway/contract/site/configuration-schemas.ts';
import type { siteOperatorEndpoints } from '@fairway/contract/site/operator-endpoints.ts';
import type { siteSchemas } from '@fairway/contract/site/schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { forgetPublished } from '../published-configuration.ts';
import { findConfiguration } from '../site-configurations-store.ts';
import { findLatestPublication, insertPublication } from '../site-publications-store.ts';
import { setNoticeTimers } from '../notices/notify-notices.job.ts';

/**
 * Decides which version visitors see from now on: one more row, an audit row, news to every open page. An older version rolls
 * back to it. Throws `contentNotFound` for a version that does not exist, `editConflict` when another decision came in between.
 */
export const publishSiteVersion: Operation<
  (typeof siteOperatorEndpoints)['publishSiteVersion'],
  (typeof siteSchemas)['publishSiteVersion']
> = async (app, call, { version, decisions: seen }) => {
  await inTransaction(app.db, async (tx) => {
    const latest = await findLatestPublication(tx);
    if ((latest?.number ?? 0) !== seen) throw new AppError('editConflict');
    const chosen = await findConfiguration(tx, version);
    if (!chosen) throw new AppError('contentNotFound');

    await decideFor(tx, app, call, chosen, seen);
    await app.audit(tx, call, {
      action: 'publishSiteVersion',
      object: { kind: 'siteConfiguration', id: String(version) },
      before: { version: latest?.version ?? null },
      after: { version },
    });
  });
  forgetPublished(app);
  return { decisions: seen + 1 };
};

/**
 * Writes the decision after the `seen`th and notifies the pages, now and when a notice begins or ends. Throws
 * `editConflict` when another operator decided meanwhile.
 */
export async function decideFor(
  tx: Tx,
  app: Platform,
  { operator: { operatorId: id, name } }: Pick<OperatorCall, 'operator'>,
  { version, configuration }: { version: number; configuration: SiteConfiguration },
  seen: number,
): Promise<void> {
  const now = app.clock.now();
  const decision = { number: seen + 1, version, operator: { id, name }, at: now };
  if (!(await insertPublication(tx, decision))) throw new AppError('editConflict');
  await push(tx, app, 'site', {}, { changed: 'configuration' });
  await setNoticeTimers(tx, now, configuration.notices);
}
