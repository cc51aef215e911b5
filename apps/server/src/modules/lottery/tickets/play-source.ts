import { lotteryVenue } from '@fairway/contract/lottery/codes.ts';
import { money } from '@fairway/money';
import type { PlaySource } from '#modules/venues';
import { hasRunningChase } from '../chases/chases-store.ts';
import { houseLottery } from '../rules/house-lotteries.ts';
import { hasOpenTicket, selectTicket, selectTicketsBefore } from './tickets-store.ts';

/** Tickets for the modules that ask what a member plays. */
export const ticketsPlay: PlaySource = {
  venues: [lotteryVenue],
  hasOpenPlay: async (tx, memberId) =>
    (await hasOpenTicket(tx, memberId)) || (await hasRunningChase(tx, memberId)),
  async findPlay(db, memberId, id) {
    const row = await selectTicket(db, memberId, id);
    return row && { placedAt: row.placed_at, open: row.cause === null };
  },
  async listRecords(db, memberId, page) {
    const rows = await selectTicketsBefore(db, memberId, page);
    return rows.map((row) => {
      const { name } = houseLottery(row.lottery);
      return {
        ref: row.id,
        billNo: row.bill_no,
        venue: lotteryVenue,
        title: { zh: `${name.zh} ${row.issue}期`, en: `${name.en} ${row.issue}` },
        currency: row.currency,
        stake: money(row.currency, row.stake),
        returned: row.returned === null ? null : money(row.currency, row.returned),
        at: row.placed_at,
      };
    });
  },
};
