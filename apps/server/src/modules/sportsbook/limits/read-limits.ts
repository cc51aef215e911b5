import { marketCodes, pricingPolicy, type MarketCode, type PricingPolicy } from '@fairway/betting';
import type { SportsbookSettings } from '@fairway/contract/sportsbook/settings/sportsbook-settings.ts';
import { publishedVersion, readSettingsAt, type VersionedSettings } from '#modules/settings';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { defineMemory } from '#platform/memory/define-memory.ts';
import type { Platform } from '#platform/platform.ts';
import type { FixtureRow } from '../tables.ts';
import { sportsbookLimitsKind } from './limits-kind.ts';
import { limitsOf, phaseOf, type MarketLimits } from './limits-of.ts';

/** The limits with the version that a bet on them names. */
export type SportsbookLimits = VersionedSettings<SportsbookSettings>;

/** From the process's memory, at most a second old: a bet that names an old version is refused by the rows and judged again. */
export function rememberedLimits(app: Platform): Promise<SportsbookLimits> {
  return publishedVersion(app, sportsbookLimitsKind);
}

/** Those in force at an instant of the database's clock. */
export function readLimitsAt(db: Db | Tx, app: Platform, at: Date): Promise<SportsbookLimits> {
  return readSettingsAt(db, app, sportsbookLimitsKind, at);
}

/** A version does not change once it is published, so what was found of its markets stays true. */
const found = defineMemory<string, MarketLimits>({ name: 'sportsbook.limits', most: 20_000 });

/** What counts for a market of a match in its present phase. */
export function limitsOfMarket(
  app: Pick<Platform, 'clock' | 'metrics'>,
  { version, settings }: SportsbookLimits,
  fixture: Pick<FixtureRow, 'id' | 'sport' | 'competition_id' | 'status'>,
  code: MarketCode,
): MarketLimits {
  const { id: fixtureId, sport, competition_id: competitionId } = fixture;
  const phase = phaseOf(fixture);
  const memory = found(app);
  const key = `${version}/${competitionId}/${fixtureId}/${code}/${phase}`;
  const known = memory.get(key);
  if (known) return known;
  const limits = limitsOf(settings, { sport, competitionId, fixtureId, code, phase });
  memory.set(key, limits);
  return limits;
}

/** How a match's board is priced now: with the margins in force. */
export async function readPricingPolicy(tx: Tx, app: Platform, fixture: FixtureRow): Promise<PricingPolicy> {
  const limits = await readLimitsAt(tx, app, await databaseNow(tx));
  const overround = Object.fromEntries(
    marketCodes.map((code) => [code, limitsOfMarket(app, limits, fixture, code).overround]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every code has an entry
  return { ...pricingPolicy, overround: overround as PricingPolicy['overround'] };
}
