import type { sportsbookOperatorEndpoints } from '@fairway/contract/sportsbook/operator-endpoints.ts';
import type { sportsbookOperatorSchemas } from '@fairway/contract/sportsbook/operator-schemas.ts';
import { cny, formatMoney } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectExposures } from '../bets/exposure-store.ts';
import { selectFixture } from '../catalogue/catalogue-store.ts';
import { presentMarket, scoreOf } from '../catalogue/present-fixture.ts';
import { connectedFeeds } from '../feeds/parties/odds-feeds.ts';
import { selectMarkets } from '../markets/markets-store.ts';
import { pricesOf } from '../markets/publish-odds.ts';
import { selectResults } from '../results/results-store.ts';
import { presentTraded } from './present-traded.ts';
import { selectTradedPage } from './trading-store.ts';

const pageSize = 20;

/** Fixtures for the trader's desk, a page by key. */
export const listTradedFixtures: Operation<
  (typeof sportsbookOperatorEndpoints)['listTradedFixtures'],
  (typeof sportsbookOperatorSchemas)['listTradedFixtures']
> = async (app, _call, input) => {
  const rows = await selectTradedPage(app.db, {
    state: input.state,
    search: input.search ?? '',
    before: readCursor(input.cursor),
    now: app.clock.now(),
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    fixtures: await presentTraded(app, page),
    feeds: [...connectedFeeds(app).keys()],
    next: rows.length > page.length && last ? `${last.starts_at.getTime()}.${last.id}` : null,
  };
};

function readCursor(cursor: string | undefined): { at: Date; id: bigint } | null {
  if (cursor === undefined) return null;
  const match = /^(-?\d{1,15})\.(\d{1,18})$/.exec(cursor);
  if (!match) throw new AppError('inputInvalid', {}, { fields: ['cursor'] });
  return { at: new Date(Number(match[1])), id: BigInt(match[2] ?? 0) };
}

/** One fixture with each market's exposure and every result it had. Refuses an unknown one. */
export const getTradedFixture: Operation<
  (typeof sportsbookOperatorEndpoints)['getTradedFixture'],
  (typeof sportsbookOperatorSchemas)['getTradedFixture']
> = async (app, _call, input) => {
  const row = await selectFixture(app.db, BigInt(input.fixtureId));
  const [fixture] = row ? await presentTraded(app, [row]) : [];
  if (!row || !fixture) throw new AppError('fixtureUnknown');
  const exposures = new Map(
    (await selectExposures(app.db, [row.id])).map((exposure) => [exposure.key, exposure]),
  );
  const results = await selectResults(app.db, row.id);
  return {
    fixture,
    markets: (await selectMarkets(app.db, [row.id])).map((market) => ({
      ...presentMarket(market),
      suspendedByOperator: market.suspended_by !== null,
      exposure: pricesOf(market).flatMap(({ id }) => {
        const held = exposures.get(`${row.id}/${id}`);
        if (!held) return [];
        const payout = cny(held.liability + held.stakes);
        return [{ selectionId: id, stakes: formatMoney(cny(held.stakes)), payout: formatMoney(payout) }];
      }),
    })),
    results: results.map((result) => ({
      version: result.version,
      at: result.at.toISOString(),
      by: result.source,
      status: result.status,
      fullTime: scoreOf(result.home_goals, result.away_goals),
      halfTime: scoreOf(result.half_home, result.half_away),
      maps: result.maps && [...result.maps],
      reason: result.reason,
    })),
  };
};
