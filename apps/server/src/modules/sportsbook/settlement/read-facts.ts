import type { Db, Tx } from '#platform/db/database.ts';
import { selectCompetitions, selectFixtures } from '../catalogue/catalogue-store.ts';
import type { LegToSettle } from '../tables.ts';
import { coversAllSides, opposedKey, type SettlementFacts } from './settle-legs.ts';
import { selectOpposed, selectVoids } from './settlement-store.ts';

/** `member/fixture/code` of members who backed both sides, by fixture; read once a run, however many batches it has. */
export type OpposedByFixture = Map<bigint, Set<string>>;

/** Everything that settling these legs reads, in a handful of statements however many they are. */
export async function readFacts(
  db: Db | Tx,
  legs: readonly LegToSettle[],
  now: Date,
  known: OpposedByFixture = new Map(),
): Promise<SettlementFacts> {
  const ids = [...new Set(legs.map(({ fixture_id }) => fixture_id))];
  const fixtures = await selectFixtures(db, ids);
  const competitions = await selectCompetitions(db, [...new Set(fixtures.map((row) => row.competition_id))]);
  const voids = await selectVoids(db, ids);
  await learnOpposed(db, ids, known);
  return {
    fixtures: new Map(fixtures.map((row) => [row.id, row])),
    competitions: new Map(competitions.map((row) => [row.id, row])),
    voids: new Map(voids.map((row) => [`${row.bet_id}/${row.place}`, row.reason])),
    opposed: new Set(ids.flatMap((id) => [...(known.get(id) ?? [])])),
    now,
  };
}

async function learnOpposed(db: Db | Tx, ids: readonly bigint[], known: OpposedByFixture): Promise<void> {
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length === 0) return;
  for (const id of unknown) known.set(id, new Set());
  for (const row of await selectOpposed(db, unknown)) {
    if (coversAllSides(row.code, row.selections)) known.get(row.fixture_id)?.add(opposedKey(row));
  }
}
