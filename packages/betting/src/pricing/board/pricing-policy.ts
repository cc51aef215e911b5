import type { MarketCode } from '../../markets/market-types.ts';
import { priceBounds, type PriceBounds } from './price-ladder.ts';

/** What the house decides about its board. */
export interface PricingPolicy {
  /** Overround of each market, 1.04 is 4 % over fair; see withMargin. */
  readonly overround: Readonly<Record<MarketCode, number>>;
  /** Lines offered on either side of the main line. */
  readonly neighbours: number;
  readonly bounds: PriceBounds;
}

/** What an installation begins with; less is known of a first half, so it costs more. */
export const pricingPolicy: PricingPolicy = {
  overround: {
    ft_ah: 1.04,
    ft_ou: 1.04,
    ft_1x2: 1.06,
    ht_ah: 1.05,
    ht_ou: 1.05,
    ht_1x2: 1.07,
    ft_cs: 1.22,
    ft_oe: 1.05,
  },
  neighbours: 2,
  bounds: priceBounds,
};
