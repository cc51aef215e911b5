import { Fraction } from '@fairway/money';

/** One result of a bet: what it returns for a stake of 1, and in how many of all equally likely cases it comes. */
export interface WeightedResult {
  readonly multiplier: Fraction;
  readonly count: bigint;
}

/** The same with a chance in place of a count. */
export interface LikelyResult {
  readonly multiplier: Fraction;
  readonly chance: Fraction;
}

/** What a bet gives back over all its cases, exact. */
export interface Returns {
  /** Expected return for a stake of 1. */
  readonly rtp: Fraction;
  /** Chance to be paid anything at all. */
  readonly hitRate: Fraction;
  /** Variance of the return for a stake of 1. */
  readonly variance: Fraction;
  /** The greatest single award and its chance. */
  readonly top: { readonly multiplier: Fraction; readonly chance: Fraction };
}

/** Sums over enumerated cases; their counts add up to all cases. Throws RangeError without cases. */
export function returnsOf(results: Iterable<WeightedResult>): Returns {
  const counted = [...results];
  const cases = counted.reduce((sum, { count }) => sum + count, 0n);
  return returnsOfChances(
    counted.map(({ multiplier, count }) => ({ multiplier, chance: Fraction.of(count, cases) })),
  );
}

/** Sums over results whose chances add up to 1. */
export function returnsOfChances(results: Iterable<LikelyResult>): Returns {
  const totals = new Map<string, LikelyResult>();
  for (const { multiplier, chance } of results) {
    const known = totals.get(multiplier.toString())?.chance ?? Fraction.ZERO;
    totals.set(multiplier.toString(), { multiplier, chance: known.add(chance) });
  }
  let [rtp, square, hitRate] = [Fraction.ZERO, Fraction.ZERO, Fraction.ZERO];
  let top: LikelyResult = { multiplier: Fraction.ZERO, chance: Fraction.ONE };
  for (const result of totals.values()) {
    const { multiplier, chance } = result;
    const part = multiplier.mul(chance);
    rtp = rtp.add(part);
    square = square.add(multiplier.mul(part));
    if (multiplier.compare(Fraction.ZERO) > 0) hitRate = hitRate.add(chance);
    if (!chance.isZero() && multiplier.compare(top.multiplier) > 0) top = result;
  }
  return { rtp, hitRate, variance: square.sub(rtp.mul(rtp)), top };
}
