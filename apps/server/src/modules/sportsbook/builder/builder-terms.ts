import { builderPrices, isSeriesOutset, type MarketSelection, type Price } from '@fairway/betting';
import { isInPlay } from '../markets/may-open.ts';
import type { BuilderTerms, FixtureRow } from '../tables.ts';

/**
 * What a builder of these legs would be booked by now, legs without builderRefusals. Null once the match has begun, where the house has no
 * goals expected of it, and where the whole cannot be priced.
 */
export function builderTerms(legs: readonly MarketSelection[], fixture: FixtureRow): BuilderTerms | null {
  const { expected } = fixture;
  if (expected === null || isSeriesOutset(expected) || isInPlay(fixture)) return null;
  const prices = builderPrices(legs, expected);
  return prices && { expected, prices: prices.map(Number) };
}

/** The price of the whole builder, thousandths. */
export function wholePrice({ prices }: BuilderTerms): Price {
  return BigInt(prices.at(-1) ?? 0);
}
