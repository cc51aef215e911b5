import type { Money } from '@fairway/money';
import { instant } from '../../../platform/clock.ts';
import type { Stage } from '../../../stage.ts';
import { bookEntry } from '../entries.ts';
import { announceCollection } from './announce-collection.ts';
import { findCollection, insertPayment, setCollectionStatus, type Payment } from './collection-store.ts';
import { requireCollection } from './require-collection.ts';

/**
 * Money has arrived for an order, whatever the amount and whenever: the order is paid, the entry booked, the merchant
 * notified. A payment after the end is late and still counts. Throws Refusal ORDER_NOT_FOUND.
 */
export function receivePayment(stage: Stage, orderNo: string, amount: Money, payerName: string): Payment {
  return stage.book.transaction(() => {
    const order = requireCollection(findCollection(stage.book, orderNo));
    const now = instant(stage.clock.now());
    const payment: Payment = {
      paymentNo: stage.ids.next('P'),
      amount,
      payerName,
      late: order.closedAt !== null || order.expiresAt <= now,
      paidAt: now,
    };
    insertPayment(stage.book, orderNo, payment);
    setCollectionStatus(stage.book, orderNo, { status: 'PAID', closedAt: order.closedAt });
    bookEntry(stage, {
      kind: 'COLLECTION',
      orderNo,
      providerOrderNo: order.providerOrderNo,
      paymentNo: payment.paymentNo,
      amount,
    });
    announceCollection(stage, orderNo, 'collection.paid', payment);
    return payment;
  });
}
