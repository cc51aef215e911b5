import { formatPrice, isMarketCode, selectionKey, selectionsOf } from '@fairway/betting';
import type { Tx } from '#platform/db/database.ts';
import { insertOutboxRows, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import type { MarketRow } from '../tables.ts';

type PublishedMarket = Pick<MarketRow, 'market' | 'code' | 'line' | 'status' | 'version' | 'prices'>;

/** Notifies the screens of a fixture which markets have changed, each whole, after the commit. */
export async function publishOdds(
  tx: Tx,
  app: Platform,
  fixtureId: bigint,
  markets: readonly PublishedMarket[],
): Promise<void> {
  const at = app.clock.now();
  const rows = markets.map((market) =>
    pushRow(
      'fixtureOdds',
      { fixtureId: String(fixtureId) },
      {
        marketId: market.market,
        open: market.status === 'open',
        version: market.version,
        prices: pricesOf(market).flatMap(({ id, odds }) =>
          odds === null ? [] : [{ selectionId: id, odds }],
        ),
      },
      at,
    ),
  );
  await insertOutboxRows(tx, rows);
}

/** The selections of a market with their keys and wire prices, in the order of the buttons. */
export function pricesOf(market: Pick<MarketRow, 'code' | 'line' | 'prices'>): {
  id: string;
  selection: string;
  odds: string | null;
}[] {
  if (!isMarketCode(market.code)) return [];
  // The stored object loses its order (the database sorts keys), so the market's own order is taken.
  return selectionsOf(market.code).flatMap((selection) => {
    const thousandths = market.prices[selection];
    if (thousandths === undefined) return [];
    const id = selectionKey({ market: market.code, line: market.line, selection });
    return [{ id, selection, odds: thousandths === null ? null : formatPrice(BigInt(thousandths)) }];
  });
}
