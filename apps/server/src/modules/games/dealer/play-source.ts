import { dealerVenue } from '@fairway/contract/dealer/codes.ts';
import { money } from '@fairway/money';
import type { PlaySource } from '#modules/venues';
import { hasOpenBet, selectDealerBet, selectDealerBetsBefore } from './bets/dealer-bets-store.ts';
import { houseTable } from './house-tables.ts';

/** Bets at live tables for the modules that ask what a member plays. */
export const dealerPlay: PlaySource = {
  venues: [dealerVenue],
  hasOpenPlay: hasOpenBet,
  async findPlay(db, memberId, id) {
    const row = await selectDealerBet(db, memberId, id);
    return row && { placedAt: row.placed_at, open: row.cause === null };
  },
  async listRecords(db, memberId, page) {
    const rows = await selectDealerBetsBefore(db, memberId, page);
    return rows.map((row) => ({
      ref: row.id,
      billNo: row.bill_no,
      venue: dealerVenue,
      title: houseTable(row.table_code).name,
      currency: row.currency,
      stake: money(row.currency, row.stake),
      returned: row.returned === null ? null : money(row.currency, row.returned),
      at: row.placed_at,
    }));
  },
};
