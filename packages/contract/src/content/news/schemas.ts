import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { done, instant, nothing } from '../../fields.ts';
import { bilingual, fixtureId, goals, odds } from '../../sportsbook/fixture-schemas.ts';
import { fixtureStatuses } from '../../sportsbook/states.ts';
import { documentKey } from '../fields.ts';
import { newsTeamKey } from './document-schemas.ts';
import type { newsEndpoints } from './endpoints.ts';
import { newsArts, newsColumns } from './kinds.ts';

const newsTeam = z.strictObject({
  team: newsTeamKey,
  name: bilingual,
  colours: z.strictObject({ first: z.string(), second: z.string() }),
});

/** What is drawn beside it: a picture of the site's own, or the two teams of a match. */
const newsPicture = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('art'), art: z.enum(newsArts) }),
  z.strictObject({
    kind: z.literal('match'),
    home: newsTeam,
    away: newsTeam,
    /** Null for a match without one: annulled. */
    score: goals.nullable(),
  }),
]);

const newsItem = z.strictObject({
  newsId: documentKey,
  column: z.enum(newsColumns),
  /** Made of a match's recorded facts, by no person. */
  automatic: z.boolean(),
  title: bilingual,
  summary: bilingual,
  picture: newsPicture,
  publishedAt: instant,
  /** In the last 48 hours, each once. */
  readers: z.int().min(0),
});
const list = z.strictObject({ news: z.array(newsItem) });

const newsMatch = z.strictObject({
  fixtureId,
  competition: bilingual,
  startsAt: instant,
  status: z.enum(fixtureStatuses),
  home: newsTeam,
  away: newsTeam,
  score: goals.nullable(),
  /** Full time 1X2; null when nothing is offered, and for a member on a break. */
  odds: z.strictObject({ home: odds, draw: odds, away: odds }).nullable(),
});

/** The publication and the id that the last page ended with. */
const newsCursor = z.string().regex(/^\d{1,15}\.[a-z0-9][a-z0-9-]{0,31}$/);

export const newsSchemas = {
  listTopNews: { input: nothing, output: list },
  listHotNews: { input: nothing, output: list },
  listColumnNews: {
    input: z.strictObject({ column: z.enum(newsColumns), cursor: newsCursor.optional() }),
    output: list.extend({ next: newsCursor.nullable() }),
  },
  listRecommendedNews: {
    input: nothing,
    output: list.extend({ by: z.enum(['teams', 'editors']), follows: z.array(newsTeam) }),
  },
  listNewsFlashes: {
    input: nothing,
    output: z.strictObject({
      flashes: z.array(
        z.strictObject({
          flashId: documentKey,
          column: z.enum(newsColumns),
          title: bilingual,
          to: z.string(),
          publishedAt: instant,
        }),
      ),
    }),
  },
  getNews: {
    input: z.strictObject({ newsId: documentKey }),
    output: newsItem.extend({
      text: bilingual,
      author: bilingual,
      changedAt: instant,
      correction: bilingual.nullable(),
      teams: z.array(newsTeam.extend({ followed: z.boolean() })),
      matches: z.array(newsMatch),
      related: z.array(newsItem),
    }),
  },
  followNewsTeam: { input: z.strictObject({ team: newsTeamKey, follow: z.boolean() }), output: done },
} satisfies SchemasOf<typeof newsEndpoints>;

export type NewsItem = z.output<typeof newsItem>;
export type NewsTeam = z.output<typeof newsTeam>;
export type NewsMatch = z.output<typeof newsMatch>;
export type NewsDetail = z.output<(typeof newsSchemas)['getNews']['output']>;
