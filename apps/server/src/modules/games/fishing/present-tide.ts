import type { Tide } from '@fairway/contract/fishing/schemas.ts';
import type { OpenTide, TideRow } from './tables.ts';

export function presentTide(row: TideRow): Tide {
  return {
    number: row.number,
    state: row.ended_at ? 'ended' : row.opened_at ? 'open' : 'preparing',
    openedAt: row.opened_at?.toISOString() ?? null,
    sea: row.sea,
    firstLink: row.first_link,
    linkIndex: row.link_index,
    beacon: { chain: row.beacon_chain, round: Number(row.beacon_round), at: row.beacon_at.toISOString() },
    randomness: row.randomness,
    link: row.link,
  };
}

/** Whether its fish swim. */
export function isOpen(row: TideRow | undefined): row is OpenTide {
  return row?.opened_at != null && row.ended_at === null;
}
