import { fishingVenue } from '@fairway/contract/fishing/codes.ts';
import { money } from '@fairway/money';
import type { PlaySource } from '#modules/venues';
import { giveUpSeat } from '../seats/give-up-seat.ts';
import type { SeatKind } from '../seats/seat-kind.ts';
import { announceSeats } from './announce.ts';
import { housePool } from './house-pools.ts';
import { selectBatch, selectBatchesBefore } from './shots/shots-store.ts';

/** Shots for the modules that ask what a member plays: a shot is over when it is booked. */
export const fishingPlay: PlaySource = {
  venues: [fishingVenue],
  hasOpenPlay: () => Promise.resolve(false),
  async findPlay(db, memberId, id) {
    const row = await selectBatch(db, memberId, id);
    return row && { placedAt: row.fired_at, open: false };
  },
  async listRecords(db, memberId, page) {
    const rows = await selectBatchesBefore(db, memberId, { ...page, staked: true });
    return rows.map((row) => ({
      ref: row.id,
      billNo: row.bill_no,
      venue: fishingVenue,
      title: housePool(row.pool).name,
      currency: row.currency,
      stake: money(row.currency, row.stake),
      returned: money(row.currency, row.returned),
      at: row.fired_at,
    }));
  },
  leaveSeat: giveUpSeat,
};

/** Nothing is open between two shots: a seat at a pool may be left at any time. */
export const poolSeats: SeatKind = {
  venue: fishingVenue,
  async mayLeave(tx, app, seat) {
    await announceSeats(tx, app, seat.place);
    return true;
  },
};
