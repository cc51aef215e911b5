import { cardsVenue, gamesVenue, venueOfGame } from '@fairway/contract/games/codes.ts';
import { money } from '@fairway/money';
import type { PlaySource } from '#modules/venues';
import { houseGame } from '../rules/house-games.ts';
import { selectRound, selectRoundsBefore } from './rounds-store.ts';
import { hasOpenRound, selectOpenRounds } from './steps/steps-store.ts';

/** Rounds of the house's games for the modules that ask what a member plays. */
export const roundsPlay: PlaySource = {
  venues: [gamesVenue, cardsVenue],
  hasOpenPlay: hasOpenRound,
  async findPlay(db, memberId, id) {
    const row = await selectRound(db, memberId, id);
    if (!row) return undefined;
    const [open] = await selectOpenRounds(db, memberId);
    return { placedAt: row.started_at, open: open?.id === id };
  },
  async listRecords(db, memberId, page) {
    const rows = await selectRoundsBefore(db, memberId, page);
    return rows.map((row) => ({
      ref: row.id,
      billNo: row.bill_no,
      venue: venueOfGame(row.game),
      title: houseGame(row.game).game.name,
      currency: row.currency,
      stake: money(row.currency, row.stake + row.further),
      free: row.free_grant !== null,
      returned: row.returned === null ? null : money(row.currency, row.returned),
      at: row.started_at,
    }));
  },
};
