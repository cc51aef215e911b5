import type { DepositStatus } from '@fairway/contract/deposits/statuses.ts';
import { addSeconds } from '#platform/clock.ts';
import type { DepositOrderRow } from '../orders/order-store.ts';

/** Seconds between two urges of an order. */
export const urgeEverySeconds = 300;

/** Paid, as the member claims or as was seen: staff can hurry. */
const urgeable: readonly DepositStatus[] = ['markedPaid', 'confirming', 'deciding'];

/** From when an order may be urged; undefined while it waits for the member, or has ended. */
export function urgeFrom({
  status,
  urged_at: urgedAt,
  created_at: createdAt,
}: DepositOrderRow): Date | undefined {
  if (!urgeable.includes(status)) return undefined;
  return urgedAt ? addSeconds(urgedAt, urgeEverySeconds) : createdAt;
}
