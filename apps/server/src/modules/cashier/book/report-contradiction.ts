import type { Platform } from '#platform/platform.ts';

/** A channel says what cannot be beside what the book knows: nothing moves, it is counted and logged for a person. */
export function reportContradiction(
  app: Platform,
  order: { bill_no: string; channel: string },
  reason: string,
): void {
  app.metrics
    .counter('cashier_contradictions_total', 'Channel messages that contradict what is known', ['channel'])
    .inc({ channel: order.channel });
  app.logger.error(
    { runbook: 'channel-contradiction', billNo: order.bill_no, channel: order.channel, reason },
    'channel contradicts the book',
  );
}
