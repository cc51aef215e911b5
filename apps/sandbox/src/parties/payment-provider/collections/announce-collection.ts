import { emitCallback } from '../../../callbacks/emit-callback.ts';
import type { Stage } from '../../../stage.ts';
import { findCollection, type Payment } from './collection-store.ts';
import { presentCollection, presentPayment } from './present-collection.ts';

/** Notifies the merchant of what happened to an order, in the caller's transaction. */
export function announceCollection(
  stage: Stage,
  orderNo: string,
  type: 'collection.paid' | 'collection.closed' | 'collection.failed',
  payment: Payment | null = null,
): void {
  const order = findCollection(stage.book, orderNo);
  if (!order) return;
  emitCallback(stage, {
    type,
    notifyUrl: order.notifyUrl,
    order: presentCollection(stage, order),
    payment: payment && presentPayment(payment),
  });
}
