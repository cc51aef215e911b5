import type { TableView } from '@fairway/contract/tables/schemas.ts';
import { bankSeconds } from '@fairway/contract/tables/codes.ts';
import { formatMoney, money } from '@fairway/money';
import type { Language } from '#platform/errors.ts';
import { presentHand } from '../hands/present-hand.ts';
import type { ReadHand } from '../hands/read-hand.ts';
import { presentTable } from '../present-table.ts';
import type { SittingRow } from '../rows.ts';
import { presentOwn } from '../seats/present-own.ts';
import { demoSeat, demoTable } from './demo-tables.ts';
import { demoSeatId } from './demo-rows.ts';

/** A demo hand as one of its seats may see it, by the views of the real tables: what the page shows, and all that a bot knows. */
export function showDemo(
  read: ReadHand,
  seat: number,
  { now, language }: { now: Date; language: Language },
): TableView {
  const { row } = read;
  const table = demoTable(row.chain_code);
  const sittings = read.seats.map((one) => sittingOf(read, one.seat, now));
  const own = sittings.find((one) => one.seat === seat);
  const result = row.ended_at === null ? null : read.hand.result();
  return {
    now: now.toISOString(),
    summary: presentTable(table, read.seats.length, language),
    seats: read.seats.map((one) => {
      const back = result?.seats.find((other) => other.seat === one.seat);
      return {
        seat: one.seat,
        name: String.fromCodePoint(63 + one.seat),
        stack: formatMoney(money(table.currency, one.stack + (back ? back.returned - back.paid : 0n))),
        state: 'seated' as const,
        isBot: one.seat !== demoSeat,
        dealt: true,
      };
    }),
    hand: presentHand(read, sittings),
    own: own ? presentOwn(own, read) : null,
  };
}

function sittingOf({ row }: ReadHand, seat: number, now: Date): SittingRow {
  const table = demoTable(row.chain_code);
  return {
    shard_id: 0,
    member_id: '',
    seat_id: demoSeatId(seat),
    place: table.code,
    seat,
    currency: table.currency,
    taken_at: row.named_at,
    seen_at: now,
    leaving_at: null,
    bank: bankSeconds * 1000,
    missed: 0,
    out_since: null,
  };
}
