import type { sportsbookCatalogueEndpoints } from '@fairway/contract/sportsbook/catalogue-endpoints.ts';
import type { sportsbookCatalogueSchemas } from '@fairway/contract/sportsbook/catalogue-schemas.ts';
import { lobbyViews } from '@fairway/contract/sportsbook/words.ts';
import { siteDay } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import { Versioned, type Operation } from '#platform/http/routes.ts';
import { isInPlay } from '../markets/may-open.ts';
import type { CompetitionRow, FixtureRow } from '../tables.ts';
import { readCatalogue, type Catalogue } from './catalogue-memory.ts';
import { countIncidents } from './match-counts.ts';
import { isInView, isOnOffer } from './on-offer.ts';
import { presentCompetition, presentFixture } from './present-fixture.ts';

const mostListed = 120;
/** A list is remade at least so often, for what begins meanwhile. */
const freshSeconds = 10;

/** The lobby from memory: counts, tree, days and the matches of a view. Refuses an unknown competition. */
export const listFixtures: Operation<
  (typeof sportsbookCatalogueEndpoints)['listFixtures'],
  (typeof sportsbookCatalogueSchemas)['listFixtures']
> = async (app, _call, input) => {
  const catalogue = await readCatalogue(app);
  const now = app.clock.now();
  const zone = app.config.siteTimeZone;
  const competitionId = input.competitionId === undefined ? undefined : BigInt(input.competitionId);
  if (competitionId !== undefined && !catalogue.competitions.has(competitionId))
    throw new AppError('competitionUnknown');
  const version = versionOf(catalogue, now, [input.view, input.competitionId ?? '', input.day ?? '']);

  const offered = [...catalogue.fixtures.values()].filter((fixture) => isOnOffer(catalogue, fixture, now));
  const inView = offered.filter(
    (fixture) =>
      isInView(fixture, input.view, now, zone) &&
      (competitionId === undefined || fixture.competition_id === competitionId),
  );
  const wanted = inView
    .filter(({ starts_at }) => input.day === undefined || siteDay(starts_at, zone) === input.day)
    .toSorted(byKickOff);
  const listed = wanted.slice(0, mostListed);
  const counts = await countIncidents(
    app.db,
    listed.filter(isInPlay).map(({ id }) => id),
  );

  return new Versioned(version, {
    version,
    at: now.toISOString(),
    counts: countViews(offered, now, zone),
    competitions: treeOf(catalogue, offered).map((row) => ({
      ...presentCompetition(row),
      counts: countViews(
        offered.filter(({ competition_id }) => competition_id === row.id),
        now,
        zone,
      ),
    })),
    days: daysOf(inView, zone),
    groups: treeOf(catalogue, listed).map((row) => ({
      competition: presentCompetition(row),
      fixtures: listed
        .filter(({ competition_id }) => competition_id === row.id)
        .map((fixture) =>
          presentFixture(catalogue, fixture, now, { all: false, counts: counts.get(fixture.id) }),
        ),
    })),
    more: wanted.length > listed.length,
  });
};

/** What an answer from memory is known by: the catalogue's version, a slice of time, and what was asked. */
export function versionOf(catalogue: Catalogue, now: Date, asked: readonly string[]): string {
  return [catalogue.version, Math.floor(now.getTime() / (freshSeconds * 1000)), ...asked].join('.');
}

export function byKickOff(left: FixtureRow, right: FixtureRow): number {
  return left.starts_at.getTime() - right.starts_at.getTime() || Number(left.id - right.id);
}

/** The competitions of some fixtures in the order of the tree. */
export function treeOf(catalogue: Catalogue, fixtures: readonly FixtureRow[]): CompetitionRow[] {
  const ids = new Set(fixtures.map(({ competition_id }) => competition_id));
  return [...ids]
    .flatMap((id) => catalogue.competitions.get(id) ?? [])
    .toSorted((left, right) => left.position - right.position || Number(left.id - right.id));
}

export function countViews(fixtures: readonly FixtureRow[], now: Date, zone: string) {
  const count = (view: (typeof lobbyViews)[number]): number =>
    fixtures.filter((fixture) => isInView(fixture, view, now, zone)).length;
  return { live: count('live'), today: count('today'), early: count('early'), parlay: count('parlay') };
}

function daysOf(fixtures: readonly FixtureRow[], zone: string): { day: string; count: number }[] {
  const days = new Map<string, number>();
  for (const { starts_at } of fixtures) {
    const day = siteDay(starts_at, zone);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return [...days]
    .map(([day, count]) => ({ day, count }))
    .toSorted((left, right) => (left.day < right.day ? -1 : 1));
}
