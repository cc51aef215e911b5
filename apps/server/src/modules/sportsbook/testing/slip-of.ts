import type { SentLeg } from './sportsbook-test.ts';

/** A single in yuan on this leg, taken at whatever price it has by then. */
export const slipOf = (leg: SentLeg, unitStake = '10') => ({
  currency: 'CNY' as const,
  unitStake,
  sizes: [1],
  legs: [leg],
  pricePolicy: 'any' as const,
});
