import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { selectIncidents, type IncidentRow } from '../feeds/feed-store.ts';
import { readLimitsAt, type SportsbookLimits } from '../limits/read-limits.ts';
import { isInPlay } from '../markets/may-open.ts';
import { selectMarkets } from '../markets/markets-store.ts';
import { readFacts } from '../settlement/read-facts.ts';
import type { SettlementFacts } from '../settlement/settle-legs.ts';
import type { LegToSettle, MarketRow } from '../tables.ts';

/** What the value of bets is made of, as of one instant. */
export interface CashOutFacts {
  /** What settles their legs; `now` is the instant. */
  readonly settlement: SettlementFacts;
  /** By `fixture/market`. */
  readonly markets: ReadonlyMap<string, MarketRow>;
  /** Of the matches in play, in their order. */
  readonly incidents: ReadonlyMap<bigint, readonly IncidentRow[]>;
  readonly limits: SportsbookLimits;
}

/** Reads what valuing these legs takes, in a handful of statements and one a match in play. `now`: the database's clock. */
export async function readCashOutFacts(
  db: Db | Tx,
  app: Platform,
  legs: readonly LegToSettle[],
  now: Date,
): Promise<CashOutFacts> {
  const settlement = await readFacts(db, legs, now);
  const fixtures = [...settlement.fixtures.values()];
  const markets = await selectMarkets(
    db,
    fixtures.map(({ id }) => id),
  );
  const incidents = new Map<bigint, readonly IncidentRow[]>();
  for (const fixture of fixtures)
    if (isInPlay(fixture)) incidents.set(fixture.id, await selectIncidents(db, fixture.id));
  return {
    settlement,
    markets: new Map(markets.map((row) => [`${row.fixture_id}/${row.market}`, row])),
    incidents,
    limits: await readLimitsAt(db, app, now),
  };
}
