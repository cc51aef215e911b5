import type { siteOperatorEndpoints } from '@fairway/contract/site/operator-endpoints.ts';
import type { siteSchemas } from '@fairway/contract/site/schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { writeVersion } from './write-version.ts';

/** Writes one more version and an audit row; visitors see nothing of it. Throws `editConflict`. */
export const saveSiteDraft: Operation<
  (typeof siteOperatorEndpoints)['saveSiteDraft'],
  (typeof siteSchemas)['saveSiteDraft']
> = async (app, call, edited) => ({
  version: await inTransaction(app.db, (tx) => writeVersion(tx, app, call, 'saveSiteDraft', edited)),
});
