import type { Platform } from '#platform/platform.ts';
import { exposureKeys, type ExposureKey } from '../exposure-store.ts';
import type { Booking } from './new-bet.ts';

/** How long a selection, match or member that was found full is asked for its room beforehand, in ms. */
const askedForMs = 2000;
const mostRemembered = 10_000;

const full = new WeakMap<Platform, Map<string, number>>();

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
  const until = performance.now() + askedForMs;
  const known = full.get(app) ?? new Map<string, number>();
  full.set(app, known);
  if (known.size > mostRemembered) known.clear();
  for (const key of exposureKeysOf(booking)) known.set(nameOf(key), until);
}

export function wasFullLately(app: Platform, booking: Booking): boolean {
  const known = full.get(app);
  if (!known || known.size === 0) return false;
  const now = performance.now();
  return exposureKeysOf(booking).some((key) => (known.get(nameOf(key)) ?? 0) > now);
}

function nameOf({ scope, key }: ExposureKey): string {
  return `${scope}:${key}`;
}
