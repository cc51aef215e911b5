import { formatPrice, selectionKey, isMarketCode, type SelectionCode } from '@fairway/betting';
import type { Tx } from '#platform/db/database.ts';
import { insertOutboxRows, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import type { MarketRow } from '../tables.ts';

type Told = Pick<MarketRow, 'market' | 'code' | 'line' | 'status' | 'version' | 'prices'>;

/** Tells the screens of a fixture which markets have changed, each whole, after the commit. */
export async function tellOdds(
  tx: Tx,
  app: Platform,
  fixtureId: bigint,
  markets: readonly Told[],
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
  return Object.entries(market.prices).map(([selection, thousandths]) => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the store wrote the keys from priced selections
    id: selectionKey({ market: market.code, line: market.line, selection: selection as SelectionCode }),
    selection,
    odds: thousandths === null ? null : formatPrice(BigInt(thousandths)),
  }));
}
