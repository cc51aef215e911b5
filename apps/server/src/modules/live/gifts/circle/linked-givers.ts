import { findLinkedPairs, type MemberPair } from '#modules/members';
import { findPairsOfMethods } from '#modules/payout-methods';
import { addSeconds } from '#platform/clock.ts';
import { defineMemory } from '#platform/memory/define-memory.ts';
import type { Platform } from '#platform/platform.ts';

/** Seconds for which a device counts as shared after both have signed in from it: 90 days. */
const deviceSeconds = 90 * 86_400;

/** The places of those pairs who are of one circle: a device, the phone, a payout method or an invitation joins them. */
export async function findCircles(app: Platform, pairs: readonly MemberPair[]): Promise<ReadonlySet<number>> {
  if (pairs.length === 0) return new Set();
  const since = addSeconds(app.clock.now(), -deviceSeconds);
  const [linked, paid] = await Promise.all([
    findLinkedPairs(app.db, pairs, since),
    findPairsOfMethods(app.db, pairs),
  ]);
  return new Set([...linked, ...paid]);
}

const known = defineMemory<string, boolean>({ name: 'gift circles', most: 20_000, believedMs: 60_000 });

/** Whether a giver is of the anchor's own circle; believed for a minute. */
export async function isOfCircle(app: Platform, anchor: string, giver: string): Promise<boolean> {
  const key = `${anchor} ${giver}`;
  const before = known(app).get(key);
  if (before !== undefined) return before;
  const found = (await findCircles(app, [{ one: anchor, other: giver }])).has(0);
  known(app).set(key, found);
  return found;
}
