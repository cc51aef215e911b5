import type { MarketKind } from '../../markets/market-types.ts';
import { PRICE_BOUNDS, type PriceBounds } from './price-ladder.ts';

/** What the house decides about its board. */
export interface PricingPolicy {
  /** Overround of a market, 1.04 is 4 % over fair; see withMargin. */
  readonly overround: Readonly<Record<MarketKind, number>>;
  /** Added to the overround of first-half markets, where less is known. */
  readonly firstHalfExtra: number;
  /** Lines offered on either side of the main line. */
  readonly neighbours: number;
  readonly bounds: PriceBounds;
}

export const PRICING_POLICY: PricingPolicy = {
  overround: { matchResult: 1.06, asianHandicap: 1.04, totalGoals: 1.04, correctScore: 1.22, oddEven: 1.05 },
  firstHalfExtra: 0.01,
  neighbours: 2,
  bounds: PRICE_BOUNDS,
};
