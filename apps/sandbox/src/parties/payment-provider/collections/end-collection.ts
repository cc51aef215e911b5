import { instant } from '../../../platform/clock.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Stage } from '../../../stage.ts';
import { announceCollection } from './announce-collection.ts';
import { findCollection, overdueCollections, setCollectionStatus } from './collection-store.ts';
import { requireCollection } from './require-collection.ts';

/**
 * Closes an unpaid order before or at its expiry and notifies the merchant. Throws Refusal ORDER_NOT_FOUND,
 * WRONG_STATUS.
 */
export function closeCollection(stage: Stage, orderNo: string): void {
  end(stage, orderNo, 'CLOSED');
}

/** The payer's bank refused. Throws Refusal ORDER_NOT_FOUND, WRONG_STATUS. */
export function failCollection(stage: Stage, orderNo: string): void {
  end(stage, orderNo, 'FAILED');
}

/** Closes what has expired; runs every second. */
export function closeOverdueCollections(stage: Stage): void {
  for (const order of overdueCollections(stage.book, instant(stage.clock.now())))
    closeCollection(stage, order.orderNo);
}

function end(stage: Stage, orderNo: string, status: 'CLOSED' | 'FAILED'): void {
  stage.book.transaction(() => {
    const order = requireCollection(findCollection(stage.book, orderNo));
    if (order.status !== 'UNPAID') throw new Refusal(409, 'WRONG_STATUS', `The order is ${order.status}.`);
    const closedAt = status === 'CLOSED' ? instant(stage.clock.now()) : null;
    setCollectionStatus(stage.book, orderNo, { status, closedAt });
    announceCollection(stage, orderNo, status === 'CLOSED' ? 'collection.closed' : 'collection.failed');
  });
}
