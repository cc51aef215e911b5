import type { LotteryTicket } from '@fairway/contract/lottery/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import type { EndedTicketRow } from '../tables.ts';

/** Open until it is paid: what is drawn and not paid yet shows its numbers and no return. */
export function presentTicket(row: EndedTicketRow): LotteryTicket {
  const text = (minor: bigint) => formatMoney(money(row.currency, minor));
  return {
    id: row.id,
    billNo: row.bill_no,
    lottery: row.lottery,
    issue: row.issue,
    play: row.play,
    pick: row.pick,
    notes: row.notes,
    currency: row.currency,
    unit: text(row.unit),
    times: row.times,
    stake: text(row.stake),
    status: row.cause === null ? 'open' : row.cause === 'drawn' ? 'settled' : 'voided',
    returned: row.returned === null ? null : text(row.returned),
    result: row.result,
    placedAt: row.placed_at.toISOString(),
  };
}
