import { serverClock } from '../../../lib/api.ts';
import type { LiveRoom } from '../api/shapes.ts';

/** Whether a room waits for a start that is known: a match has one, an anchor's room the next one announced, where there is any. */
export function isComing({
  status,
  match,
  startAt,
}: Pick<LiveRoom, 'status' | 'match' | 'startAt'>): boolean {
  return status === 'waiting' && (match !== null || Date.parse(startAt) > serverClock.now());
}
