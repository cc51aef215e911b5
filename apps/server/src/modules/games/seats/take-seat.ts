import { refusedBy } from '#platform/db/sql-faults.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { buyIn, type BuyIn } from './buy-in.ts';
import { insertSeat, type SeatRow } from './seats-store.ts';

/**
 * Takes a free seat and buys in, in the caller's transaction. Throws `seatTaken`, `seatedElsewhere` (also at this very place) and the errors of
 * `buyIn`.
 */
export async function takeSeat(
  tx: Tx,
  app: Platform,
  call: MemberCall,
  { place, number, ...money }: BuyIn & Pick<SeatRow, 'place' | 'number'>,
): Promise<SeatRow> {
  try {
    const seat = await insertSeat(tx, {
      member_id: call.member.memberId,
      id: app.ids.uuid(),
      venue: money.venue,
      place,
      number,
      currency: money.amount.currency,
    });
    await buyIn(tx, app, call, money);
    return seat;
  } catch (fault) {
    const rule = refusedBy(fault);
    if (rule === 'games_seats_one') throw new AppError('seatedElsewhere');
    if (rule === 'games_seats_place') throw new AppError('seatTaken');
    throw fault;
  }
}
