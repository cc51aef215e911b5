import { z } from 'zod';
import { calendarDay, instant } from '../fields.ts';
import { sports } from './sports.ts';
import { fixtureStatuses, incidentKinds, marketStatuses } from './states.ts';

/** Decimal odds, stake included, always three places: "1.950". */
export const odds = z.string().regex(/^[1-9]\d{0,6}\.\d{1,3}$/);
/** A fixture's or competition's number as text. */
export const catalogueId = z.string().regex(/^[1-9]\d{0,17}$/);
export const fixtureId = z.string().regex(/^[1-9]\d{0,17}$/);
/** A market within its fixture: `ft_ah:-3`, `ft_1x2` (marketKey of @fairway/betting). */
export const marketId = z.string().regex(/^[a-z0-9_]{2,12}(:-?\d{1,2})?$/);
/** A selection within its fixture: `ft_ah:-3/home`, `ft_cs/2-1` (selectionKey of @fairway/betting). */
export const selectionId = z.string().regex(/^[a-z0-9_]{2,12}(:-?\d{1,2})?\/[A-Za-z0-9-]{1,12}$/);
/** A day of the house, Asia/Shanghai. */
export const day = calendarDay;

export const bilingual = z.strictObject({ zh: z.string(), en: z.string() });
export const goals = z.strictObject({ home: z.int().min(0).max(99), away: z.int().min(0).max(99) });

export const team = z.strictObject({
  id: z.string(),
  name: bilingual,
  /** Two colours of the crest, #rrggbb. */
  colours: z.strictObject({ first: z.string(), second: z.string() }),
});

export const competition = z.strictObject({
  id: catalogueId,
  sport: z.enum(sports),
  name: bilingual,
  season: z.string(),
  /** A competition of the simulator, invented. */
  simulated: z.boolean(),
});

export const marketCode = z.enum([
  'ft_ah',
  'ft_ou',
  'ft_1x2',
  'ft_dc',
  'ft_dnb',
  'ft_bts',
  'ht_ah',
  'ht_ou',
  'ht_1x2',
  'ht_ft',
  'ft_wm',
  'ft_cs',
  'ft_eg',
  'ft_oe',
  'ht_oe',
  'es_w',
  'es_mh',
  'es_tm',
  'es_ms3',
  'es_ms5',
  'es_m1',
  'es_m2',
  'es_m3',
  'es_m4',
  'es_m5',
]);

export const market = z.strictObject({
  id: marketId,
  code: marketCode,
  /** Quarter goals, a handicap read from the home team; null where the market has no line. */
  line: z.int().nullable(),
  /** The line nearest to even money, and every market without a line. */
  main: z.boolean(),
  status: z.enum(marketStatuses),
  /** Counts up with each change; the bet names the version it saw. */
  version: z.int(),
  /** In the order of the buttons; odds null: this selection is not offered now. */
  selections: z.array(z.strictObject({ id: selectionId, selection: z.string(), odds: odds.nullable() })),
});

/** The clock of a match in play. */
export const matchClock = z.strictObject({
  /** Seconds of play at `at`, counted from the kick-off of the match: the second half starts at 2700. */
  playSeconds: z.int(),
  at: instant,
  runs: z.boolean(),
  /** How many seconds of play pass in a second: 1, or more for a simulated match. */
  speed: z.number(),
});

/** A match of maps: the side that wins more than half of them ends it. */
export const series = z.strictObject({
  /** The most maps that there can be: 1, 3 or 5. */
  bestOf: z.int(),
  /** The rounds of each map that is over, in order. */
  maps: z.array(goals),
  /** The rounds of the map that is being played; null before it and between two. */
  now: goals.nullable(),
});

export const fixture = z.strictObject({
  id: fixtureId,
  sport: z.enum(sports),
  competitionId: catalogueId,
  /** Round or group as the source calls it; empty when unknown. */
  round: z.string(),
  startsAt: instant,
  /** The day is fixed, the time is not yet. */
  timeOpen: z.boolean(),
  home: team,
  away: team,
  neutral: z.boolean(),
  status: z.enum(fixtureStatuses),
  clock: matchClock.nullable(),
  /** Null before the kick-off. After the end: 90 minutes with stoppage; of a series the maps won. */
  score: goals.nullable(),
  halfTime: goals.nullable(),
  /** Null where the sport is not played in maps. */
  series: series.nullable(),
  redCards: goals,
  corners: goals,
  /** Bets are taken in play as well. */
  liveOffered: z.boolean(),
  /** Markets on offer altogether. */
  marketCount: z.int(),
  /** In lists: the main line of ft_ah, ft_ou, ft_1x2, ht_ah, ht_ou, ht_1x2, of a series of es_w, es_mh, es_tm. In getFixture: all, in the page's order. */
  markets: z.array(market),
});

/** One step of the match; a correction repeats the id. */
export const incident = z.strictObject({
  incidentId: z.string(),
  kind: z.enum(incidentKinds),
  /** 1 or 2. */
  half: z.int(),
  /** Seconds since the kick-off of the half. */
  second: z.int(),
  /** As the broadcast writes it: "12:40", "45+2". */
  clock: z.string(),
  side: z.enum(['home', 'away']).nullable(),
  shirt: z.int().nullable(),
  score: goals,
  cancelled: z.boolean(),
});

/** Dangerous attacks of one minute. */
export const pressure = z.strictObject({ half: z.int(), minute: z.int(), home: z.int(), away: z.int() });

export const figures = z.strictObject({
  dangerousAttacks: goals.extend({ home: z.int(), away: z.int() }),
  corners: goals,
  yellowCards: goals,
  redCards: goals,
});
