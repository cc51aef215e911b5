import { formatMoney, tryParseMoney } from '@fairway/money';
import { readSettings } from '../director/settings.ts';
import type { CallbackEffect } from '../faults/fault-schema.ts';
import { unknownStatus } from '../http/spoil-answer.ts';
import { instant } from '../platform/clock.ts';
import type { PartyCurrency } from '../platform/fields.ts';
import type { Stage } from '../stage.ts';
import { insertCallback, nextSequence } from './callback-store.ts';

const reorderLimitMs = 30_000;

/** What happened, as reported to the merchant: the order with its status, and the payment that caused it. */
export interface Happening {
  readonly type: string;
  readonly notifyUrl: string;
  readonly order: { orderNo: string; providerOrderNo: string; merchantNo: string; currency: PartyCurrency };
  readonly payment: { amount: string } | null;
}

/**
 * Writes the event into the book, in the caller's transaction. A fault that the director set is taken now and stays with
 * the event, so that a restart does not heal it.
 */
export function emitCallback(stage: Stage, happening: Happening): void {
  const now = stage.clock.now();
  const { order } = happening;
  const effect: CallbackEffect = stage.faults.strikeCallback(order.orderNo)?.effect ?? { kind: 'callback' };
  const event = {
    eventId: stage.ids.next('evt_'),
    sequence: nextSequence(stage.book, order.orderNo),
    type: happening.type,
    merchantNo: order.merchantNo,
    orderNo: order.orderNo,
    providerOrderNo: order.providerOrderNo,
    occurredAt: instant(now),
    payment: happening.payment,
    order,
  };
  const wait = effect.reorder ? reorderLimitMs / readSettings(stage.book).speed : (effect.delayMs ?? 0);
  insertCallback(stage.book, {
    eventId: event.eventId,
    orderNo: order.orderNo,
    sequence: event.sequence,
    type: event.type,
    url: happening.notifyUrl,
    body: JSON.stringify(bend(event, effect)),
    effect,
    state: effect.lose === true ? 'lost' : effect.reorder ? 'held' : 'pending',
    attemptsMade: 0,
    nextAttemptAt: effect.lose === true ? null : instant(now, wait),
    createdAt: instant(now),
  });
}

/** Falsifies the amount or the status in the body, as the effect says. */
function bend(event: Pick<Happening, 'order' | 'payment'>, effect: CallbackEffect): object {
  const { currency } = event.order;
  const amount = tryParseMoney(effect.amount, currency);
  const lie = amount && formatMoney(amount);
  return {
    ...event,
    payment: event.payment && lie ? { ...event.payment, amount: lie } : event.payment,
    order: {
      ...event.order,
      ...(lie ? { amount: lie } : {}),
      ...(lie && 'paidAmount' in event.order ? { paidAmount: lie } : {}),
      ...(effect.unknownStatus ? { status: unknownStatus } : {}),
    },
  };
}
