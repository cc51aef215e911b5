import type { payOperatorEndpoints } from '@fairway/contract/deposits/methods/operator-endpoints.ts';
import type { payOperatorSchemas } from '@fairway/contract/deposits/methods/operator-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { offline } from '../../channels/offline/channel.ts';
import { memberOf } from '../../withdrawals/queue/present-case.ts';
import { presentOrderSummary } from '../orders/present-order.ts';
import { selectOrdersToLookAt } from '../orders/order-lists-store.ts';
import { findOrder } from '../orders/order-store.ts';
import { selectPayments } from '../payments/payment-store.ts';
import { selectProofs } from '../proofs/proof-store.ts';

const most = 100;

/**
 * What staff must look at: offline orders that wait for their money, and orders of any channel that their member has urged;
 * the urged ones first, then the oldest. Writes nothing.
 */
export const listDepositReceipts: Operation<
  (typeof payOperatorEndpoints)['listDepositReceipts'],
  (typeof payOperatorSchemas)['listDepositReceipts']
> = async (app, call) => {
  const billNos = await selectOrdersToLookAt(app.db, offline.code, most);
  const receipts = [];
  for (const billNo of billNos) {
    const order = await findOrder(app.db, billNo);
    if (!order) continue;
    receipts.push({
      order: presentOrderSummary(app, call.language, order, await selectPayments(app.db, order)),
      member: await memberOf(app.db, order.member_id),
      urges: order.urges,
      urgedAt: order.urged_at?.toISOString() ?? null,
      proofs: await selectProofs(app.db, order),
    });
  }
  return { receipts };
};
