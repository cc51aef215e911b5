import type { PlaySource } from '#modules/venues';
import { seatKinds } from './seat-kind.ts';
import { holdOpenSeat, updateLeft } from './seats-store.ts';

/** Recycling's question to the products with seats (`PlaySource.leaveSeat`): the caller holds the wallet's row and takes the money home. */
export const giveUpSeat: NonNullable<PlaySource['leaveSeat']> = async (
  tx,
  app,
  { memberId, venue, currency },
) => {
  const seat = await holdOpenSeat(tx, memberId);
  if (!seat || seat.venue !== venue || seat.currency !== currency) return 'left';
  const kind = seatKinds.all(app).find((one) => one.venue === venue);
  if (kind && !(await kind.mayLeave(tx, app, seat))) return 'afterHand';
  await updateLeft(tx, seat);
  return 'left';
};
