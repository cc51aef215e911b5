import type { promotionOperatorEndpoints } from '@fairway/contract/promotions/operator-endpoints.ts';
import type { promotionOperatorSchemas } from '@fairway/contract/promotions/operator-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { voidApprovals } from '#modules/operators';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { returnFund } from '../funds/return-fund.ts';
import { countOwed } from '../rewards/rewards-store.ts';
import { updateClosed } from './campaign-writes-store.ts';
import { holdCampaign } from './campaigns-store.ts';
import { objectIdOf, publicationKind } from './publication-object.ts';

/**
 * Withdraws a campaign that was never published, or archives one whose window is over: what its account has left goes back to the
 * promotions. Throws `activityUnknown`, `campaignOver`, and `campaignOwes` while rewards wait or the window is open.
 */
export const endCampaign: Operation<
  (typeof promotionOperatorEndpoints)['endCampaign'],
  (typeof promotionOperatorSchemas)['endCampaign']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { kind, no, reason } = input;
  const owner = `operator/${operator.operatorId}`;
  return onceInTransaction(app, { owner, operation, operationId, input }, async (tx) => {
    const row = await holdCampaign(tx, { kind, no });
    if (!row) throw new AppError('activityUnknown');
    if (row.closed) throw new AppError('campaignOver');
    if (row.published) {
      const owed = await countOwed(tx, row);
      if (owed > 0 || row.ends_at > (await databaseNow(tx)))
        throw new AppError('campaignOwes', { count: owed });
    }
    const returned = row.published ? await returnFund(tx, app, row) : 0n;
    const closed = row.published ? 'archived' : 'withdrawn';
    await updateClosed(tx, row, closed);
    await voidApprovals(tx, app, objectIdOf(row), publicationKind);
    const text = formatMoney(money('CNY', returned));
    await app.audit(tx, call, {
      action: operation,
      object: { kind: 'campaign', id: objectIdOf(row) },
      after: { closed, returned: text },
      reason,
    });
    return { returned: text };
  });
};
