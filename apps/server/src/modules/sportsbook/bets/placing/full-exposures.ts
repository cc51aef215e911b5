import { defineMemory } from '#platform/memory/define-memory.ts';
import type { Platform } from '#platform/platform.ts';
import { exposureKeys, type ExposureKey } from '../exposure-store.ts';
import type { Booking } from './new-bet.ts';

/** Selections, matches and members that were found full are asked for their room beforehand for a moment. */
const full = defineMemory<string, true>({
  name: 'sportsbook.full-exposures',
  most: 10_000,
  believedMs: 2000,
});

/** Where a booking counts as exposure. */
export function exposureKeysOf({ bet, legs }: Booking): ExposureKey[] {
  const places = legs.map(({ fixture_id, market, selection }) => ({
    fixtureId: fixture_id,
    selectionId: `${market}/${selection}`,
  }));
  return exposureKeys(bet.member_id, places);
}

/**
 * Remembers that a booking met a limit. The limit itself is the database's; but a bet refused there takes its whole batch
 * apart, so the next ones on the same match are asked beforehand.
 */
export function noteFull(app: Platform, booking: Booking): void {
  const known = full(app);
  for (const key of exposureKeysOf(booking)) known.set(nameOf(key), true);
}

export function wasFullLately(app: Platform, booking: Booking): boolean {
  const known = full(app);
  return known.size > 0 && exposureKeysOf(booking).some((key) => known.has(nameOf(key)));
}

function nameOf({ scope, key }: ExposureKey): string {
  return `${scope}:${key}`;
}
