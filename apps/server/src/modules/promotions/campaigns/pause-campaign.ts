import type { promotionOperatorEndpoints } from '@fairway/contract/promotions/operator-endpoints.ts';
import type { promotionOperatorSchemas } from '@fairway/contract/promotions/operator-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { updatePaused } from './campaign-writes-store.ts';
import { holdCampaign } from './campaigns-store.ts';
import { objectIdOf } from './publication-object.ts';

/**
 * Stops joining at once, or lets a paused campaign go on. Nobody loses anything by it: what was earned can be claimed all the while.
 * Throws `activityUnknown` for what is not published, and `campaignOver`.
 */
export const pauseCampaign: Operation<
  (typeof promotionOperatorEndpoints)['pauseCampaign'],
  (typeof promotionOperatorSchemas)['pauseCampaign']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { kind, no, paused, reason } = input;
  const owner = `operator/${operator.operatorId}`;
  return onceInTransaction(app, { owner, operation, operationId, input }, async (tx) => {
    const row = await holdCampaign(tx, { kind, no });
    if (!row?.published) throw new AppError('activityUnknown');
    if (row.closed) throw new AppError('campaignOver');
    await updatePaused(tx, row, paused);
    await app.audit(tx, call, {
      action: operation,
      object: { kind: 'campaign', id: objectIdOf(row) },
      before: { paused: row.paused },
      after: { paused },
      reason,
    });
    return null;
  });
};
