import { cardsVenue } from '@fairway/contract/games/codes.ts';
import { money } from '@fairway/money';
import type { PlaySource } from '#modules/venues';
import { selectOwnResult, selectOwnResultsBefore } from './hands/results-store.ts';
import { houseMemberTable } from './house-member-tables.ts';
import { isInHand } from './seats/sittings-store.ts';

/** Hands at tables between members for the modules that ask what a member plays; each is there once it is over. */
export const tablesPlay: PlaySource = {
  venues: [cardsVenue],
  hasOpenPlay: isInHand,
  async findPlay(db, memberId, id) {
    const row = await selectOwnResult(db, memberId, id);
    return row && { placedAt: row.at, open: false };
  },
  async listRecords(db, memberId, page) {
    const rows = await selectOwnResultsBefore(db, memberId, page);
    return rows.map((row) => ({
      ref: row.id,
      billNo: row.bill_no,
      venue: cardsVenue,
      title: houseMemberTable(row.table_code).name,
      currency: row.currency,
      stake: money(row.currency, row.paid),
      returned: money(row.currency, row.returned),
      at: row.at,
    }));
  },
};
