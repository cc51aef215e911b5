import { fishingVenue } from '@fairway/contract/fishing/codes.ts';
import type { OwnSeat } from '@fairway/contract/fishing/schemas.ts';
import { formatMoney } from '@fairway/money';
import type { Db, Tx } from '#platform/db/database.ts';
import { seatBalance } from '../seats/seat-account.ts';
import { selectOpenSeat, type SeatRow } from '../seats/seats-store.ts';
import { isPool } from './is-pool.ts';
import { selectLastShot } from './shots/shots-store.ts';

/** The seat that a member has at a pool now; null at none, and at a table. */
export async function findOwnSeat(db: Db | Tx, memberId: string): Promise<SeatRow | undefined> {
  const seat = await selectOpenSeat(db, memberId);
  return seat?.venue === fishingVenue ? seat : undefined;
}

/** With what its wallet holds and the number that its next shot has. */
export async function presentSeat(db: Db | Tx, seat: SeatRow): Promise<OwnSeat> {
  const { place: pool } = seat;
  if (!isPool(pool)) throw new RangeError(`no pool ${pool}`);
  const [balance, last] = [await seatBalance(db, seat), await selectLastShot(db, seat)];
  return {
    id: seat.id,
    pool,
    place: seat.number,
    currency: seat.currency,
    balance: formatMoney(balance),
    nextShot: last + 1,
    takenAt: seat.taken_at.toISOString(),
  };
}
