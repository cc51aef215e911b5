import { cardsVenue } from '@fairway/contract/games/codes.ts';
import type { SeatKind } from '../seats/seat-kind.ts';
import { updateLeaving } from '../seats/seats-store.ts';
import { isInHand } from './seats/sittings-store.ts';

/** A seat at a table is left between hands. Naming a hand holds its seats, so none is named while this looks. */
export const tableSeats: SeatKind = {
  venue: cardsVenue,
  async mayLeave(tx, _app, seat) {
    if (!(await isInHand(tx, seat.member_id))) return true;
    await updateLeaving(tx, seat);
    return false;
  },
};
