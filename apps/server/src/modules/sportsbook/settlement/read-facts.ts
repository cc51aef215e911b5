import type { Db, Tx } from '#platform/db/database.ts';
import { selectCompetitions, selectFixtures } from '../catalogue/catalogue-store.ts';
import type { LegRow } from '../tables.ts';
import { coversAllSides, opposedKey, type SettlementFacts } from './settle-legs.ts';
import { selectOpposed, selectVoids } from './settlement-store.ts';

/** Everything that settling these legs reads, in a handful of statements however many they are. */
export async function readFacts(db: Db | Tx, legs: readonly LegRow[], now: Date): Promise<SettlementFacts> {
  const ids = [...new Set(legs.map(({ fixture_id }) => fixture_id))];
  const fixtures = await selectFixtures(db, ids);
  const competitions = await selectCompetitions(db, [...new Set(fixtures.map((row) => row.competition_id))]);
  const voids = await selectVoids(db, ids);
  const opposed = await selectOpposed(db, ids);
  return {
    fixtures: new Map(fixtures.map((row) => [row.id, row])),
    competitions: new Map(competitions.map((row) => [row.id, row])),
    voids: new Map(voids.map((row) => [`${row.bet_id}/${row.place}`, row.reason])),
    opposed: new Set(
      opposed
        .filter(({ code, selections }) => coversAllSides(code, selections))
        .map((row) => opposedKey(row)),
    ),
    now,
  };
}
