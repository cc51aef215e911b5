import { Fraction } from '@fairway/money';
import { factorsOf } from '../settlement/outcome.ts';
import type { Price } from '../odds/price.ts';
import { chanceScale, type OutcomeChance, type OutcomeProbabilities } from './chances.ts';

/**
 * The chances of a selection by what its market offers now. The share of a side is its reciprocal among those of all sides, so the
 * house's margin leaves in proportion; of what is not refunded the side wins that share. `refunded`, in millionths: what of the
 * stake comes back on average, whichever side wins (pushes, and half of each half result); the price says nothing of it. `winners`:
 * how many sides come true together (winnersOf).
 * Null where the market does not value the selection: it, or a side that the book lacks, is not offered.
 */
export function chancesAtPrices(
  prices: readonly (Price | null)[],
  place: number,
  refunded = 0n,
  winners: 1 | 2 = 1,
): OutcomeChance[] | null {
  if (refunded < 0n || refunded > chanceScale) throw new RangeError('a share is 0 to a million');
  const own = prices[place];
  if (own === undefined || own === null) return null;
  const book = prices.reduce(
    (sum, price) => (price === null ? sum : sum.add(reciprocal(price))),
    Fraction.ZERO,
  );
  // The reciprocals of a whole book are never below what comes true of it.
  const whole = Fraction.of(BigInt(winners), 1n);
  if (book.compare(whole) < 0) return null;
  const share = reciprocal(own).div(book).mul(whole);
  const win = share.mul(Fraction.of(chanceScale - refunded)).roundTo(0, 'down');
  return [
    { factors: factorsOf('win'), chance: win },
    { factors: factorsOf('push'), chance: refunded },
    { factors: factorsOf('lose'), chance: chanceScale - refunded - win },
  ].filter(({ chance }) => chance > 0n);
}

/** What of the stake comes back on average whatever the side returns, in millionths, rounded down; see fairShare. */
export function refundedShare({ push, halfWin, halfLose }: OutcomeProbabilities): bigint {
  const share = Math.min(push + (halfWin + halfLose) / 2, 1);
  return BigInt(Math.floor(share * Number(chanceScale)));
}

function reciprocal(price: Price): Fraction {
  return Fraction.of(1000n, price);
}
