import { addSeconds } from '#platform/clock.ts';
import type { Platform } from '#platform/platform.ts';
import type { WithdrawalRow } from '../withdrawal-store.ts';
import { countUnendedPayouts } from './queue-store.ts';

/** A payout is asked about, and one nightly statement compared, for this long before people may end it in the channel's place. */
const askedSeconds = 24 * 3600;
/** A call to the channel is over after this, whatever came of it: every outbound call has a shorter limit. */
const callSeconds = 60;

/** From when on people may end a payout; null while it is not in flight. */
export function resolvableFrom(row: WithdrawalRow): Date | null {
  if (row.status !== 'paying' || row.approved_at === null) return null;
  return addSeconds(row.approved_at, askedSeconds);
}

/** How many payouts stay unanswered for so long that people may end them. */
export function countUnansweredPayouts(app: Platform): Promise<number> {
  return countUnendedPayouts(app.db, addSeconds(app.clock.now(), -askedSeconds));
}

/**
 * Until when a finding on a payout in flight is refused. «Not paid» waits also for the call that may be in flight just
 * now: the send is recorded before it starts, so money that is given back can no longer be sent.
 */
export function stillAskedUntil(row: WithdrawalRow, executed: boolean): Date {
  const from = resolvableFrom(row) ?? addSeconds(row.created_at, askedSeconds);
  if (executed || row.payout_at === null) return from;
  const answered = addSeconds(row.payout_at, callSeconds);
  return answered > from ? answered : from;
}
