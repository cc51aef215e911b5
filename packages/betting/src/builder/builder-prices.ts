import type { MarketSelection } from '../markets/selections.ts';
import type { Price } from '../odds/price.ts';
import { boardPrice, priceBounds } from '../pricing/board/price-ladder.ts';
import type { ExpectedGoals } from '../pricing/model/goal-model.ts';
import { forEachPairOfScores } from '../pricing/scores/half-time-full-time.ts';
import { outlookOf } from '../pricing/scores/outlook.ts';
import { legsTrueAt } from './legs-true-at.ts';

/** 6 % over fair, once for the whole builder. */
const overround = 1.06;

/** The chance that all legs of a set come true, for every set: index is the set's bits, 0 the certain one. */
export function jointChances(legs: readonly MarketSelection[], expected: ExpectedGoals): Float64Array {
  const trueAt = legsTrueAt(legs);
  const chances = new Float64Array(2 ** legs.length);
  forEachPairOfScores(outlookOf(expected), (half, full, chance) => {
    const came = trueAt(half, full);
    chances[came] = (chances[came] ?? 0) + chance;
  });
  // From exactly these legs to at least these: each leg in turn hands on what came beside it.
  for (let place = 0; place < legs.length; place += 1) {
    for (let set = 0; set < chances.length; set += 1) {
      if ((set & (1 << place)) === 0) chances[set] = (chances[set] ?? 0) + (chances[set | (1 << place)] ?? 0);
    }
  }
  return chances;
}

/**
 * The price of every set of at least one leg, 1 / (1.06 × P) cut down to the ladder: of the set with these bits at index bits − 1, the
 * whole builder's the last. So a void leg needs no new opinion, and no rest pays more than the whole. Null where the whole cannot be
 * sold: nothing brings it, or hardly anything prevents it. The legs have no builderRefusals.
 */
export function builderPrices(legs: readonly MarketSelection[], expected: ExpectedGoals): Price[] | null {
  const chances = jointChances(legs, expected);
  const prices = Array.from(chances.slice(1), (chance) => boardPrice(chance, chance * overround));
  if ((prices.at(-1) ?? null) === null) return null;
  return prices.map((price) => price ?? priceBounds.least);
}
