import type { sportsbookCatalogueEndpoints } from '@fairway/contract/sportsbook/catalogue-endpoints.ts';
import type { sportsbookCatalogueSchemas } from '@fairway/contract/sportsbook/catalogue-schemas.ts';
import { AppError } from '#platform/errors.ts';
import { Versioned, type Operation } from '#platform/http/routes.ts';
import { readCatalogue, type Catalogue } from './catalogue-memory.ts';
import { countViews, isInView, offeredNow, type Offered } from './on-offer.ts';
import { connectedFeeds } from '../feeds/parties/odds-feeds.ts';
import { treeOf } from './tree-of.ts';
import { presentCompetition } from './present-fixture.ts';
import { presentGroups } from './present-groups.ts';

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
  const { sport = 'football' } = input;
  const version = versionOf(catalogue, now, [sport, input.view, input.competitionId ?? '', input.day ?? '']);

  const offered = offeredNow(catalogue, now, zone, sport);
  const inView = offered.filter(
    (one) =>
      isInView(one, input.view) &&
      (competitionId === undefined || one.fixture.competition_id === competitionId),
  );
  const wanted = inView.filter(({ day }) => input.day === undefined || day === input.day);
  const listed = wanted.slice(0, mostListed);

  return new Versioned(version, {
    version,
    at: now.toISOString(),
    counts: countViews(offered),
    liveOffered: connectedFeeds(app).size > 0,
    competitions: treeOf(catalogue, offered).map(({ row, matches }) => ({
      ...presentCompetition(row),
      counts: countViews(matches),
    })),
    days: daysOf(inView),
    groups: await presentGroups(app, catalogue, listed, now),
    more: wanted.length > listed.length,
  });
};

/** What an answer from memory is known by: the catalogue's version, a slice of time, and what was asked. */
export function versionOf(catalogue: Catalogue, now: Date, asked: readonly string[]): string {
  return [catalogue.version, Math.floor(now.getTime() / (freshSeconds * 1000)), ...asked].join('.');
}

function daysOf(offered: readonly Offered[]): { day: string; count: number }[] {
  const days = new Map<string, number>();
  for (const { day } of offered) days.set(day, (days.get(day) ?? 0) + 1);
  return [...days]
    .map(([day, count]) => ({ day, count }))
    .toSorted((left, right) => (left.day < right.day ? -1 : 1));
}
