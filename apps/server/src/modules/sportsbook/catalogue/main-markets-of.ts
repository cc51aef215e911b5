import type { WireMarket } from '@fairway/contract/sportsbook/schemas.ts';
import type { Platform } from '#platform/platform.ts';
import { readCatalogue } from './catalogue-memory.ts';
import { presentFixture } from './present-fixture.ts';

/** The main lines of a match with their versions, as lists show them, from memory; none of a match that the catalogue does not know. */
export async function mainMarketsOf(app: Platform, fixtureId: string): Promise<WireMarket[]> {
  const catalogue = await readCatalogue(app);
  const row = catalogue.fixtures.get(BigInt(fixtureId));
  return row ? presentFixture(catalogue, row, app.clock.now(), { all: false }).markets : [];
}
