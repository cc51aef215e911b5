import type { payOperatorEndpoints } from '@fairway/contract/deposits/methods/operator-endpoints.ts';
import type { payOperatorSchemas } from '@fairway/contract/deposits/methods/operator-schemas.ts';
import { parseMoney } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { writeAudit } from '#modules/operators';
import { presentDecision } from '../decisions/present-decision.ts';
import { offline } from '../../channels/offline/channel.ts';
import { lockOrder } from '../orders/order-store.ts';
import { enterPayment } from './enter-payment.ts';

/**
 * The statement shows the money of an offline order: written down by one person, credited by another's decision. An order of
 * any other channel is `depositStateWrong`: its channel proves what came in. Writes payment, steps and audit row.
 */
export const enterDepositReceipt: Operation<
  (typeof payOperatorEndpoints)['enterDepositReceipt'],
  (typeof payOperatorSchemas)['enterDepositReceipt']
> = (app, call, input) => {
  const { operation, operationId } = call;
  const key = { owner: `operator/${call.operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const order = await lockOrder(tx, input.billNo);
    if (!order) throw new AppError('depositOrderNotFound');
    if (order.channel !== offline.code || order.status === 'opening') throw new AppError('depositStateWrong');

    const amount = parseMoney(input.amount, order.currency);
    if (amount.minor === 0n) throw new AppError('depositStateWrong');
    const { reference, payerName } = input;
    const payment = await enterPayment(tx, app, call, order, { amount, reference, payerName });
    await writeAudit(tx, app, call, {
      action: 'enterDepositReceipt',
      object: { kind: 'depositPayment', id: payment.id },
      before: null,
      after: { billNo: order.bill_no, amount: input.amount, reference },
      reason: `statement ${reference}`,
    });

    return presentDecision(tx, app, call.language, payment);
  });
};
