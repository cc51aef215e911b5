import type { Tx } from '#platform/db/database.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Platform } from '#platform/platform.ts';
import { leaveSeat } from '../../seats/leave-seat.ts';
import { seatBalance } from '../../seats/seat-account.ts';
import { selectOpenSeat } from '../../seats/seats-store.ts';
import { awaySeconds, houseMemberTable } from '../house-member-tables.ts';
import type { SittingRow } from '../rows.ts';

/**
 * Between two hands: seats whose member asked to leave, has less left than a hand takes, or has been away for five minutes are left, and their money goes
 * home. Answers how many.
 */
export async function clearSeats(
  tx: Tx,
  app: Platform,
  sittings: readonly SittingRow[],
  now: Date,
): Promise<number> {
  let left = 0;
  for (const sitting of sittings) {
    if (!(await isToLeave(tx, sitting, now))) continue;
    const seat = await selectOpenSeat(tx, sitting.member_id);
    if (seat?.id !== sitting.seat_id) continue;
    await leaveSeat(tx, app, seat, { operationId: seat.id });
    left += 1;
  }
  return left;
}

async function isToLeave(tx: Tx, sitting: SittingRow, now: Date): Promise<boolean> {
  if (sitting.leaving_at) return true;
  const since = addSeconds(now, -awaySeconds);
  if (sitting.seen_at <= since || (sitting.out_since !== null && sitting.out_since <= since)) return true;
  const money = { member_id: sitting.member_id, venue: 'fairway-cards', currency: sitting.currency } as const;
  return (await seatBalance(tx, money)).minor < houseMemberTable(sitting.place).leastStack.minor;
}
