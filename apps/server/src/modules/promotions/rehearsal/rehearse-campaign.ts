import type { promotionOperatorEndpoints } from '@fairway/contract/promotions/operator-endpoints.ts';
import type { promotionOperatorSchemas } from '@fairway/contract/promotions/operator-schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { objectIdOf } from '../campaigns/publication-object.ts';
import { selectVersion } from '../campaigns/versions-store.ts';
import { presentRehearsal } from './present-rehearsal.ts';
import { rehearse } from './rehearse.ts';
import { insertRehearsal, selectRehearsal } from './rehearsals-store.ts';

/** Goes through the last thirty days with a version's terms and keeps what they would have cost. Throws `activityUnknown`. */
export const rehearseCampaign: Operation<
  (typeof promotionOperatorEndpoints)['rehearseCampaign'],
  (typeof promotionOperatorSchemas)['rehearseCampaign']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { kind, no } = input;
  const version = await selectVersion(app.db, Buffer.from(input.hash, 'hex'));
  if (version?.kind !== kind || version.no !== no) throw new AppError('activityUnknown');
  // Read before the transaction: thirty days of everybody may take a while, and nothing has to stay as it is meanwhile.
  const rehearsal = await rehearse(app, version.document, await databaseNow(app.db));
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const by = { id: operator.operatorId, name: operator.name };
    await insertRehearsal(tx, { version: version.hash, by, rehearsal });
    const row = await selectRehearsal(tx, version.hash);
    if (!row) throw new Error('a rehearsal that was written is not there');
    const presented = presentRehearsal(row);
    const { cost, winners, stopsOn } = presented;
    await app.audit(tx, call, {
      action: operation,
      object: { kind: 'campaign', id: objectIdOf({ kind, no }) },
      after: { hash: input.hash.slice(0, 16), cost, winners, stopsOn },
    });
    return presented;
  });
};
