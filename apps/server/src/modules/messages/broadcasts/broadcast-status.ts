import type { BroadcastStatus } from '@fairway/contract/messages/broadcasts.ts';
import type { BroadcastRow } from '../tables.ts';

/** The status of a broadcast at an instant: the row keeps what was decided, the clock says the rest. */
export function statusOf(
  row: Pick<BroadcastRow, 'status' | 'publish_at' | 'until'>,
  now: Date,
): BroadcastStatus {
  if (row.status !== 'published') return row.status;
  if (row.publish_at !== null && row.publish_at > now) return 'scheduled';
  return row.until !== null && row.until <= now ? 'ended' : 'published';
}

/** Nobody has seen it yet, so it can still be changed. */
export function isUnseen(status: BroadcastStatus): boolean {
  return status === 'draft' || status === 'scheduled';
}

/** There is something to take back. */
export function isWithdrawable(status: BroadcastStatus): boolean {
  return status === 'draft' || status === 'scheduled' || status === 'published';
}
