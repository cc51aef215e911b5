import { emitCallback } from '../../../callbacks/emit-callback.ts';
import { readSettings } from '../../../director/settings.ts';
import { instant } from '../../../platform/clock.ts';
import { watchDue } from '../../../platform/due-watch.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Stage } from '../../../stage.ts';
import { bookEntry, type EntryKind } from '../entries.ts';
import {
  findPayout,
  nextRipe,
  ripePayouts,
  updatePayout,
  type FailCode,
  type Payout,
} from './payout-store.ts';
import { presentPayout } from './present-payout.ts';

type Resolution = 'PAID' | 'FAILED' | 'RETURNED';

/** Which statuses each resolution may follow; everything else is final. */
const from: Record<Resolution, Payout['status']> = { PAID: 'ACCEPTED', FAILED: 'ACCEPTED', RETURNED: 'PAID' };
const eventTypes = { PAID: 'payout.paid', FAILED: 'payout.failed', RETURNED: 'payout.returned' } as const;
const entry: Record<Resolution, EntryKind | null> = {
  PAID: 'PAYOUT',
  FAILED: null,
  RETURNED: 'PAYOUT_RETURN',
};

/**
 * Pays, fails or returns a payout, books it and notifies the merchant. Throws Refusal ORDER_NOT_FOUND, WRONG_STATUS.
 */
export function resolvePayout(stage: Stage, orderNo: string, to: Resolution, failCode?: FailCode): void {
  stage.book.transaction(() => {
    const order = findPayout(stage.book, orderNo);
    if (!order) throw new Refusal(404, 'ORDER_NOT_FOUND', 'No order has this number.');
    if (order.status !== from[to]) throw new Refusal(409, 'WRONG_STATUS', `The order is ${order.status}.`);

    const resolved = resolve(stage, order, to, failCode);
    updatePayout(stage.book, resolved);
    const kind = entry[to];
    if (kind) bookEntry(stage, { ...order, kind, paymentNo: null });
    emitCallback(stage, {
      type: eventTypes[to],
      notifyUrl: order.notifyUrl,
      order: presentPayout(stage, resolved),
      payment: null,
    });
  });
}

/** Does what the mode said when the payout was accepted; the answer is to be called several times a second. */
export function resolvingRipePayouts(stage: Stage): () => void {
  const isDue = watchDue(stage.book, nextRipe);
  return () => {
    const now = instant(stage.clock.now());
    if (!isDue(now)) return;
    for (const order of ripePayouts(stage.book, now)) {
      if (order.status === 'PAID') resolvePayout(stage, order.orderNo, 'RETURNED');
      else resolvePayout(stage, order.orderNo, order.resolveAs === 'fail' ? 'FAILED' : 'PAID');
    }
  };
}

function resolve(stage: Stage, order: Payout, to: Resolution, failCode: FailCode | undefined): Payout {
  const now = stage.clock.now();
  const { payoutDelayMs, speed } = readSettings(stage.book);
  const comesBack = to === 'PAID' && order.resolveAs === 'return';
  return {
    ...order,
    status: to,
    failCode: to === 'PAID' ? null : (failCode ?? (to === 'FAILED' ? 'BANK_REFUSED' : 'BANK_RETURNED')),
    paidAt: to === 'PAID' ? instant(now) : order.paidAt,
    finishedAt: instant(now),
    resolveAt: comesBack ? instant(now, payoutDelayMs / speed) : null,
    resolveAs: comesBack ? 'return' : null,
  };
}
