import type { CrashBet, CrashState, PastFlight } from '@fairway/contract/games/crash-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import type { EndedFlightBetRow, ProvenFlightRow } from './tables.ts';

/** By the clock until betting is closed, then by what has happened. */
export function stateOf(row: ProvenFlightRow, now: Date): CrashState {
  if (row.voided_at) return 'voided';
  if (row.crashed_at) return 'crashed';
  if (row.started_at) return 'flying';
  if (now >= row.closes_at) return 'waiting';
  return now >= row.opens_at ? 'betting' : 'opening';
}

export function presentFlight(row: ProvenFlightRow, now: Date) {
  return {
    ...commitmentOf(row),
    number: Number(row.number),
    state: stateOf(row, now),
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    point: row.point === null ? null : Number(row.point),
  };
}

/** A flight that ended, with what it is computed from again. */
export function presentPast(row: ProvenFlightRow): PastFlight {
  const { point, started_at: startedAt, link, randomness } = row;
  if (point === null || !startedAt || link === null || randomness === null)
    throw new Error(`flight ${row.number} is not over`);
  return {
    ...commitmentOf(row),
    number: Number(row.number),
    point: Number(point),
    startedAt: startedAt.toISOString(),
    link,
    randomness,
  };
}

function commitmentOf(row: ProvenFlightRow) {
  return {
    firstLink: row.first_link,
    linkIndex: row.link_index,
    beacon: { chain: row.beacon_chain, round: Number(row.beacon_round), at: row.beacon_at.toISOString() },
  };
}

export function presentBet(row: EndedFlightBetRow): CrashBet {
  const text = (minor: bigint) => formatMoney(money(row.currency, minor));
  return {
    id: row.id,
    billNo: row.bill_no,
    round: Number(row.round),
    currency: row.currency,
    stake: text(row.stake),
    target: row.target === null ? null : Number(row.target),
    mostHeight: Number(row.most_height),
    // One above the point came too late, and returned nothing.
    cashedOutAt: row.height === null || row.returned === 0n ? null : Number(row.height),
    placedAt: row.placed_at.toISOString(),
    status: row.cause === null ? 'open' : row.cause === 'voided' ? 'voided' : 'settled',
    returned: row.returned === null ? null : text(row.returned),
  };
}
