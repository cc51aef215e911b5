import {
  isSeriesOutset,
  priceChances,
  priceFixture,
  priceSeries,
  type PricedMarket,
  type PricingPolicy,
  type ValuedMarket,
} from '@fairway/betting';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { readPricingPolicy } from '../limits/read-limits.ts';
import type { FixtureRow } from '../tables.ts';
import { writeBoard } from './write-board.ts';

export type Outset = NonNullable<FixtureRow['expected']>;

/** The board of a match that has not begun, by its sport's model. */
export function priceOutset(outset: Outset, policy?: PricingPolicy): PricedMarket[] {
  return isSeriesOutset(outset) ? priceSeries(outset, policy) : priceFixture(outset, undefined, policy);
}

/** Prices a match that has not begun with the margins in force, and writes its board. The caller holds its row. */
export async function priceBoard(
  tx: Tx,
  app: Platform,
  fixture: FixtureRow,
  { expected }: { expected: Outset },
): Promise<void> {
  const policy = await readPricingPolicy(tx, app, fixture);
  await writeBoard(tx, app, fixture, priceOutset(expected, policy));
}

/** Writes the board of a match in play from what its feed values each outcome at, with the margins in force. The caller holds its row. */
export async function writeFeedBoard(
  tx: Tx,
  app: Platform,
  fixture: FixtureRow,
  markets: readonly ValuedMarket[],
): Promise<void> {
  const policy = await readPricingPolicy(tx, app, fixture);
  await writeBoard(tx, app, fixture, priceChances(markets, policy));
}
