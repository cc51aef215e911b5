import { gamesVenue } from '@fairway/contract/games/codes.ts';
import { money } from '@fairway/money';
import type { PlaySource } from '#modules/venues';
import { hasOpenRound } from '../rounds/steps/steps-store.ts';
import { selectFlightBet, selectFlightBetsBefore } from './flight-bets-store.ts';
import { rocketGame } from './rocket-game.ts';

/** Bets on flights for the modules that ask what a member plays. */
export const flightsPlay: PlaySource = {
  venues: [gamesVenue],
  hasOpenPlay: hasOpenRound,
  async findPlay(db, memberId, id) {
    const row = await selectFlightBet(db, memberId, id);
    return row && { placedAt: row.placed_at, open: row.cause === null };
  },
  async listRecords(db, memberId, page) {
    const rows = await selectFlightBetsBefore(db, memberId, page);
    return rows.map((row) => ({
      ref: row.id,
      billNo: row.bill_no,
      venue: gamesVenue,
      title: rocketGame.name,
      currency: row.currency,
      stake: money(row.currency, row.stake),
      returned: row.returned === null ? null : money(row.currency, row.returned),
      at: row.placed_at,
    }));
  },
};
