import { defineMemory } from '#platform/memory/define-memory.ts';
import type { Platform } from '#platform/platform.ts';
import type { ExposureKey } from '../exposure-store.ts';

/*
 * Whom and what the rows have refused lately. A bet that is refused in the lane costs the others of its batch a round, so of
 * these is asked beforehand. It decides nothing: limits and rights are the database's to judge.
 */
const members = defineMemory<string, true>({
  name: 'sportsbook.refused-members',
  most: 10_000,
  believedMs: 60_000,
});
const exposures = defineMemory<string, true>({
  name: 'sportsbook.full-exposures',
  most: 10_000,
  believedMs: 2000,
});

export function watchMember(app: Platform, memberId: string): void {
  members(app).set(memberId, true);
}

export function isMemberWatched(app: Platform, memberId: string): boolean {
  return members(app).has(memberId);
}

/** A selection, a match, or a member on a match that is full. */
export function watchExposures(app: Platform, keys: readonly ExposureKey[]): void {
  const known = exposures(app);
  for (const key of keys) known.set(nameOf(key), true);
}

export function areExposuresWatched(app: Platform, keys: readonly ExposureKey[]): boolean {
  const known = exposures(app);
  return known.size > 0 && keys.some((key) => known.has(nameOf(key)));
}

function nameOf({ scope, key }: ExposureKey): string {
  return `${scope}:${key}`;
}
