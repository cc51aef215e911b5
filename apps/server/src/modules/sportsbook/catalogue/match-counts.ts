import type { Db } from '#platform/db/database.ts';
import { countIncidentsBySide } from '../feeds/feed-store.ts';

interface Pair {
  home: number;
  away: number;
}

export interface MatchCounts {
  corners: Pair;
  redCards: Pair;
  yellowCards: Pair;
  dangerousAttacks: Pair;
}

const kinds = [
  ['corner', 'corners'],
  ['redCard', 'redCards'],
  ['yellowCard', 'yellowCards'],
  ['dangerousAttack', 'dangerousAttacks'],
] as const satisfies readonly (readonly [string, keyof MatchCounts])[];

/** Corners, cards and attacks of matches with a feed, counted from their incidents. */
export async function countIncidents(
  db: Db,
  fixtureIds: readonly bigint[],
): Promise<Map<bigint, MatchCounts>> {
  if (fixtureIds.length === 0) return new Map();
  const rows = await countIncidentsBySide(
    db,
    fixtureIds,
    kinds.map(([kind]) => kind),
  );
  const found = new Map<bigint, MatchCounts>();
  for (const [kind, name] of kinds) {
    for (const { fixture_id, side, count } of rows.filter((row) => row.kind === kind)) {
      const counts = found.get(fixture_id) ?? noCounts();
      counts[name][side] = Number(count);
      found.set(fixture_id, counts);
    }
  }
  return found;
}

export function noCounts(): MatchCounts {
  const none = (): Pair => ({ home: 0, away: 0 });
  return { corners: none(), redCards: none(), yellowCards: none(), dangerousAttacks: none() };
}
