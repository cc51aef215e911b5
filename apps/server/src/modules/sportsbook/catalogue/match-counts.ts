import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

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

const KINDS = {
  corner: 'corners',
  redCard: 'redCards',
  yellowCard: 'yellowCards',
  dangerousAttack: 'dangerousAttacks',
} as const;

/** Corners, cards and attacks of matches with a feed, counted from their incidents. */
export async function countIncidents(
  db: Db,
  fixtureIds: readonly bigint[],
): Promise<Map<bigint, MatchCounts>> {
  if (fixtureIds.length === 0) return new Map();
  const { rows } = await sql<{
    fixture_id: bigint;
    kind: keyof typeof KINDS;
    side: 'home' | 'away';
    count: bigint;
  }>`
    select fixture_id, kind, side, count(*) as count from sportsbook_incidents
    where fixture_id = any (${fixtureIds}::bigint[]) and kind = any (${Object.keys(KINDS)}::text[])
    group by 1, 2, 3`.execute(db);
  const found = new Map<bigint, MatchCounts>();
  for (const { fixture_id, kind, side, count } of rows) {
    const counts = found.get(fixture_id) ?? noCounts();
    counts[KINDS[kind]][side] = Number(count);
    found.set(fixture_id, counts);
  }
  return found;
}

export function noCounts(): MatchCounts {
  const none = (): Pair => ({ home: 0, away: 0 });
  return { corners: none(), redCards: none(), yellowCards: none(), dangerousAttacks: none() };
}
