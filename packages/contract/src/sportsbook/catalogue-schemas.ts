import { z } from 'zod';
import { instant, nothing, walletCurrency } from '../fields.ts';
import { searchKeyword } from '../venues/game-schemas.ts';
import type { SchemasOf } from '../endpoint.ts';
import type { sportsbookCatalogueEndpoints } from './catalogue-endpoints.ts';
import {
  bilingual,
  catalogueId,
  competition,
  day,
  figures,
  fixture,
  fixtureId,
  incident,
  pressure,
} from './fixture-schemas.ts';
import { sports } from './sports.ts';
import { lobbyViews } from './states.ts';

const counts = z.strictObject({ live: z.int(), today: z.int(), early: z.int(), parlay: z.int() });

/** The matches of a league, by kick-off. */
export const lobbyGroup = z.strictObject({ competition, fixtures: z.array(fixture) });

const sportConfig = z.strictObject({
  sport: z.enum(sports),
  name: bilingual,
  enabled: z.boolean(),
  currency: walletCurrency,
  minStake: z.string(),
  maxStake: z.string(),
  maxPayout: z.string(),
  /** The longest wait of a bet in play. */
  liveDelaySeconds: z.int(),
  parlayMinLegs: z.int(),
  parlayMaxLegs: z.int(),
});
const sportConfigs = z.strictObject({ sports: z.array(sportConfig) });

export const sportsbookCatalogueSchemas = {
  listFixtures: {
    input: z.strictObject({
      view: z.enum(lobbyViews),
      /** Left out: football. Counts, competitions and days of the answer are of this sport. */
      sport: z.enum(sports).optional(),
      competitionId: catalogueId.optional(),
      /** Only this day (early and parlay); without it the soonest 120 matches. */
      day: day.optional(),
    }),
    output: z.strictObject({
      /** Of this list; the ETag carries it. */
      version: z.string(),
      at: instant,
      counts,
      /** The site takes bets in play at all: an in-play feed is connected. */
      liveOffered: z.boolean(),
      /** Every competition with something on offer, in the order of the tree, with its own counts. */
      competitions: z.array(competition.extend({ counts })),
      /** Days of this view that have matches, ascending. */
      days: z.array(z.strictObject({ day, count: z.int() })),
      /** By competition in the tree's order, fixtures by kick-off. */
      groups: z.array(lobbyGroup),
      /** More matches than the answer holds: choose a day or a competition. */
      more: z.boolean(),
    }),
  },
  searchFixtures: {
    input: z.strictObject({ keyword: searchKeyword }),
    output: z.strictObject({
      at: instant,
      /** In the order of the tree. */
      groups: z.array(lobbyGroup),
      /** More matches than the 60 of this answer: write more of the name. */
      more: z.boolean(),
    }),
  },
  listLiveFixtures: {
    input: z.strictObject({ limit: z.coerce.number().int().min(1).max(24).optional() }),
    output: z.strictObject({
      version: z.string(),
      at: instant,
      liveCount: z.int(),
      fixtures: z.array(fixture.extend({ competition })),
    }),
  },
  getFixture: {
    input: z.strictObject({ fixtureId }),
    output: z.strictObject({
      version: z.string(),
      at: instant,
      competition,
      fixture,
      /** Place in the order of the match: the last incidents, oldest first. */
      incidents: z.array(incident),
      /** Null before the first incident, and with the momentum where the site shows no football intelligence. */
      figures: figures.nullable(),
      momentum: z.array(pressure).nullable(),
      /** The feed of a match in play: silent means that its markets are suspended. */
      feed: z.enum(['none', 'alive', 'silent']),
    }),
  },
  listLeagues: {
    input: nothing,
    output: z.strictObject({ leagues: z.array(competition.extend({ counts })) }),
  },
  listSportsAds: {
    input: nothing,
    output: z.strictObject({
      ads: z.array(
        z.strictObject({
          id: z.string(),
          title: bilingual,
          subtitle: bilingual,
          fixtureId,
          startsAt: instant,
        }),
      ),
    }),
  },
  listSportsConfig: { input: nothing, output: sportConfigs },
  listSportsConfigHq: { input: nothing, output: sportConfigs },
} satisfies SchemasOf<typeof sportsbookCatalogueEndpoints>;
