import type { Price } from '../odds/price.ts';
import type { SettlementFactors } from '../settlement/factors.ts';

/** What a builder is worth by its legs: one selection at the price of those that are not void, with the factors of a single. */
export interface BuilderEnd {
  readonly price: Price;
  /** Null while a leg that matters is undecided. */
  readonly factors: SettlementFactors | null;
}

const lost: SettlementFactors = { voidHalves: 0, result: 0 };
const won: SettlementFactors = { voidHalves: 0, result: 1 };
const refunded: SettlementFactors = { voidHalves: 2, result: 0 };

/**
 * The end of a builder from the factors of its legs, null where one is undecided: lost with the first lost leg, void when all are, else
 * won at the price that was kept for the legs that are not void (builderPrices). Throws RangeError on half a void, which no leg of a
 * builder can have, and where prices and legs do not belong together.
 */
export function settleBuilder(
  prices: readonly Price[],
  legs: readonly (SettlementFactors | null)[],
): BuilderEnd {
  if (prices.length !== 2 ** legs.length - 1) throw new RangeError('a price for each set of legs');
  if (legs.some((factors) => factors?.voidHalves === 1))
    throw new RangeError('a leg of a builder is void or not');
  const left = legs.reduce(
    (set, factors, place) => (factors?.voidHalves === 2 ? set : set | (1 << place)),
    0,
  );
  const price = prices[left - 1];
  if (price === undefined) return { price: prices.at(-1) ?? 0n, factors: refunded };
  const live = legs.filter((factors) => factors?.voidHalves !== 2);
  if (live.some((factors) => factors?.result === 0)) return { price, factors: lost };
  return { price, factors: live.includes(null) ? null : won };
}
