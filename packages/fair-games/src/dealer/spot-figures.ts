import { Fraction } from '@fairway/money';
import { returnsOf } from '../chance/returns.ts';
import type { DealerTableRules } from './dealer-rules.ts';

/** A spot's figures over all cases, exact. */
export interface SpotFigures {
  readonly spot: string;
  /** What a stake of 1 returns at best, stake included. */
  readonly odds: Fraction;
  /** That it returns more than its stake. */
  readonly chance: Fraction;
  /** Expected return for a stake of 1, and its variance. */
  readonly rtp: Fraction;
  readonly variance: Fraction;
}

export function spotFigures(rules: DealerTableRules, spot: string): SpotFigures {
  const results = rules.results();
  const { rtp, variance, top } = returnsOf(
    results.map(({ result, count }) => ({ multiplier: rules.pays(spot, result), count })),
  );
  const cases = results.reduce((sum, { count }) => sum + count, 0n);
  const wins = results.reduce(
    (sum, { result, count }) => (rules.pays(spot, result).compare(Fraction.ONE) > 0 ? sum + count : sum),
    0n,
  );
  return { spot, odds: top.multiplier, chance: Fraction.of(wins, cases), rtp, variance };
}
