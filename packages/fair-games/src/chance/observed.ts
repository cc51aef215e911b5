import { Fraction } from '@fairway/money';

/** What many rounds came to, in minor units; `expected` and `variance` are sums over the same rounds. */
export interface ObservedReturns {
  readonly rounds: number;
  /** Those that were paid anything: each payment was rounded once. */
  readonly paid: number;
  readonly staked: bigint;
  readonly returned: bigint;
  readonly expected: Fraction;
  readonly variance: Fraction;
}

/** Parts of what was staked; the band is where chance leaves 999 of 1000 such sums. */
export interface JudgedReturns {
  readonly observed: Fraction;
  readonly theory: Fraction;
  readonly low: Fraction;
  readonly high: Fraction;
  /** Too few rounds to say anything, within the band, or outside it. */
  readonly state: 'few' | 'inside' | 'below' | 'above';
}

/** From so many rounds on a sum of returns is near enough to a normal distribution to be judged. */
export const leastRounds = 10_000;
const sigmas = Fraction.of(329n, 100n);

/**
 * Compares returns with theory ± 3.29 sigma, exact but for the root, which is taken to 4 decimals and up. The band is widened by what rounding
 * each payment to a minor unit can add up to. Throws RangeError where nothing was staked.
 */
export function judgeReturns(sums: ObservedReturns): JudgedReturns {
  const { rounds, paid, staked, returned, expected, variance } = sums;
  if (staked <= 0n) throw new RangeError('nothing was staked');
  const part = (amount: Fraction) => amount.div(Fraction.of(staked));
  const margin = rootOf(variance)
    .mul(sigmas)
    .add(Fraction.of(BigInt(paid), 2n));
  const [observed, low, high] = [
    part(Fraction.of(returned)),
    part(expected.sub(margin)),
    part(expected.add(margin)),
  ];
  const side = observed.compare(low) < 0 ? 'below' : observed.compare(high) > 0 ? 'above' : 'inside';
  return { observed, theory: part(expected), low, high, state: rounds < leastRounds ? 'few' : side };
}

const rootScale = 4;

/** The square root, rounded up to 4 decimals. */
function rootOf(value: Fraction): Fraction {
  const square = value.roundTo(2 * rootScale, 'up');
  if (square < 2n) return Fraction.scaled(square, rootScale);
  // Newton's iteration on integers, from above.
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (root + square / root) / 2n;
    if (next >= root) break;
    root = next;
  }
  return Fraction.scaled(root * root === square ? root : root + 1n, rootScale);
}
