import type { MarketCode } from '../../markets/market-types.ts';
import { priceBounds, type PriceBounds } from './price-ladder.ts';

/** What the house decides about its board. */
export interface PricingPolicy {
  /** Overround of each market, 1.04 is 4 % over fair; of a double chance, whose chances sum to 2, 1.06 is 2.12. See withMargin. */
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
    ft_dc: 1.06,
    ft_dnb: 1.05,
    ft_bts: 1.05,
    ht_ah: 1.05,
    ht_ou: 1.05,
    ht_1x2: 1.07,
    ht_ft: 1.14,
    ft_wm: 1.12,
    ft_cs: 1.22,
    ft_eg: 1.12,
    ft_oe: 1.05,
    ht_oe: 1.06,
    es_w: 1.05,
    es_mh: 1.06,
    es_tm: 1.06,
    es_ms3: 1.1,
    es_ms5: 1.12,
    es_m1: 1.06,
    es_m2: 1.06,
    es_m3: 1.06,
    es_m4: 1.06,
    es_m5: 1.06,
  },
  neighbours: 2,
  bounds: priceBounds,
};
