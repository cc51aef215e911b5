import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { selectCompetitions, selectFixtures } from '../catalogue/catalogue-store.ts';
import { selectIncidents, type GoalsRow } from '../feeds/feed-store.ts';
import { readLimitsAt, type SportsbookLimits } from '../limits/read-limits.ts';
import { isInPlay } from '../markets/may-open.ts';
import { selectMarkets } from '../markets/markets-store.ts';
import type { SettlementFacts } from '../settlement/settle-legs.ts';
import { selectVoidsOf } from '../settlement/settlement-store.ts';
import type { LegRow, LegToSettle, MarketRow } from '../tables.ts';

/** What the value of bets is made of, as of one instant. */
export interface CashOutFacts {
  /** What settles their legs; `now` is the instant. */
  readonly settlement: SettlementFacts;
  /** By `fixture/market`. */
  readonly markets: ReadonlyMap<string, MarketRow>;
  /** Of the matches in play on which a line is backed, in their order. */
  readonly incidents: ReadonlyMap<bigint, readonly GoalsRow[]>;
  readonly limits: SportsbookLimits;
}

/**
 * Reads what valuing these legs takes, in a handful of statements that cost the same however many bets a match has. `now`: the
 * database's clock.
 */
export async function readCashOutFacts(
  db: Db | Tx,
  app: Platform,
  legs: readonly (LegToSettle & Pick<LegRow, 'shard_id'>)[],
  now: Date,
): Promise<CashOutFacts> {
  const ids = [...new Set(legs.map(({ fixture_id }) => fixture_id))];
  const fixtures = await selectFixtures(db, ids);
  const competitions = await selectCompetitions(db, [...new Set(fixtures.map((row) => row.competition_id))]);
  const voids = await selectVoidsOf(db, legs);
  const markets = await selectMarkets(db, ids);
  const lined = new Set(legs.flatMap(({ fixture_id, line }) => (line === null ? [] : [fixture_id])));
  const incidents = new Map<bigint, readonly GoalsRow[]>();
  for (const fixture of fixtures)
    if (isInPlay(fixture) && lined.has(fixture.id))
      incidents.set(fixture.id, await selectIncidents(db, fixture.id));
  return {
    settlement: {
      fixtures: new Map(fixtures.map((row) => [row.id, row])),
      competitions: new Map(competitions.map((row) => [row.id, row])),
      voids: new Map(voids.map((row) => [`${row.bet_id}/${row.place}`, row.reason])),
      // Counts for turnover alone, which is asked for where something is paid.
      opposed: new Set(),
      now,
    },
    markets: new Map(markets.map((row) => [`${row.fixture_id}/${row.market}`, row])),
    incidents,
    limits: await readLimitsAt(db, app, now),
  };
}
