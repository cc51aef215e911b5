import type { WireCompetition, WireFixture } from '@fairway/contract/sportsbook/schemas.ts';
import type { Platform } from '#platform/platform.ts';
import type { Catalogue } from './catalogue-memory.ts';
import { countIncidents } from './match-counts.ts';
import type { Offered } from './on-offer.ts';
import { presentCompetition, presentFixture } from './present-fixture.ts';
import { treeOf } from './tree-of.ts';

/** Matches with their main lines by league, in the order of the tree. */
export async function presentGroups(
  app: Platform,
  catalogue: Catalogue,
  listed: readonly Offered[],
  now: Date,
): Promise<{ competition: WireCompetition; fixtures: WireFixture[] }[]> {
  const live = listed.filter(({ view }) => view === 'live').map(({ fixture }) => fixture.id);
  const counts = await countIncidents(app.db, live);
  return treeOf(catalogue, listed).map(({ row, matches }) => ({
    competition: presentCompetition(row),
    fixtures: matches.map(({ fixture }) =>
      presentFixture(catalogue, fixture, now, { all: false, counts: counts.get(fixture.id) }),
    ),
  }));
}
