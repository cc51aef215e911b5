import { Fraction } from '@fairway/money';
import type { Returns } from '../../chance/returns.ts';

/** Screens of a full cycle that pay alike: units won, which feature they start (0 for none), and how many there are. */
export interface ScreenCount {
  readonly units: number;
  readonly feature: number;
  readonly count: number;
}

/** What a feature pays beside its screen, in stakes: mean, mean of the square, and the chance that it pays nothing. */
export interface FeatureMoments {
  readonly mean: Fraction;
  readonly square: Fraction;
  readonly blank: Fraction;
}

/**
 * Figures of a slot from its full cycle and its features, exact. A feature is independent of the screen that starts it. `unit`:
 * units in a stake. The top is the greatest award of the pay table that one screen can show, or the feature's named prize.
 */
export function slotReturns(
  screens: readonly ScreenCount[],
  unit: number,
  features: readonly FeatureMoments[],
  prize?: Returns['top'],
): Returns {
  let [cases, sum, square, hits] = [0n, Fraction.ZERO, Fraction.ZERO, Fraction.ZERO];
  let top = { units: 0, count: 0n };
  for (const { units, feature, count } of screens) {
    const weight = Fraction.of(BigInt(count));
    const won = Fraction.of(BigInt(units), BigInt(unit));
    const { mean, square: second, blank } = features[feature - 1] ?? none;
    cases += BigInt(count);
    sum = sum.add(weight.mul(won.add(mean)));
    square = square.add(weight.mul(won.mul(won).add(won.mul(mean).mul(two)).add(second)));
    hits = hits.add(units > 0 ? weight : weight.mul(Fraction.ONE.sub(blank)));
    if (units > top.units) top = { units, count: 0n };
    if (units === top.units) top.count += BigInt(count);
  }
  const all = Fraction.of(cases);
  const rtp = sum.div(all);
  return {
    rtp,
    hitRate: hits.div(all),
    variance: square.div(all).sub(rtp.mul(rtp)),
    top: prize ?? {
      multiplier: Fraction.of(BigInt(top.units), BigInt(unit)),
      chance: Fraction.of(top.count, cases),
    },
  };
}

const two = Fraction.of(2n);
const none: FeatureMoments = { mean: Fraction.ZERO, square: Fraction.ZERO, blank: Fraction.ONE };

/** Counts equal screens together. */
export class ScreenTally {
  private readonly counts = new Map<number, number>();

  add(units: number, feature: number, count: number): void {
    const key = units * 100 + feature;
    this.counts.set(key, (this.counts.get(key) ?? 0) + count);
  }

  screens(): ScreenCount[] {
    return [...this.counts].map(([key, count]) => ({
      units: Math.floor(key / 100),
      feature: key % 100,
      count,
    }));
  }
}
