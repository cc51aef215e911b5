import { Fraction } from '@fairway/money';
import { power } from '../../../chance/power.ts';
import type { Returns } from '../../../chance/returns.ts';
import { slotReturns, type FeatureMoments } from '../feature-returns.ts';
import { koiCycle } from './koi-cycle.ts';
import type { KoiSheet } from './koi-sheet.ts';

/** Over the full cycle, free spins included: they show the same screens, pay threefold and are independent of each other. */
export function koiReturns(sheet: KoiSheet): Returns {
  const screens = koiCycle(sheet);
  const base = slotReturns(screens, sheet.unit, []);
  const factor = Fraction.of(BigInt(sheet.freeFactor));
  const mean = base.rtp.mul(factor);
  const variance = base.variance.mul(factor).mul(factor);
  const features = sheet.freeSpins.map((spins): FeatureMoments => {
    const count = Fraction.of(BigInt(spins));
    const sum = mean.mul(count);
    const square = variance.mul(count).add(sum.mul(sum));
    return { mean: sum, square, blank: power(Fraction.ONE.sub(base.hitRate), spins) };
  });
  return slotReturns(screens, sheet.unit, features);
}

/**
 * The expected return again, by reel products instead of the cycle: how often a symbol counts on each reel, times the chance that the
 * run ends there. An independent check of `koiReturns`.
 */
export function koiExpected(sheet: KoiSheet): Fraction {
  const reels = sheet.reels.map((reel) => {
    const windows = reel.map((_, stop) => [0, 1, 2].map((row) => reel[(stop + row) % reel.length] ?? ''));
    const chance = (holds: (window: readonly string[]) => number) =>
      Fraction.of(
        windows.reduce((sum, window) => sum + BigInt(holds(window)), 0n),
        BigInt(windows.length),
      );
    const counted = (window: readonly string[], symbol: string) =>
      window.filter((one) => one === symbol || one === sheet.wild).length;
    return {
      mean: (symbol: string) => chance((window) => counted(window, symbol)),
      none: (symbol: string) => chance((window) => (counted(window, symbol) === 0 ? 1 : 0)),
      scatter: chance((window) => window.filter((one) => one === sheet.scatter).length),
    };
  });
  let base = Fraction.ZERO;
  for (const [symbol, pays] of Object.entries(sheet.pays)) {
    let product = Fraction.ONE;
    for (const [index, reel] of reels.entries()) {
      product = product.mul(reel.mean(symbol));
      const pay = Fraction.of(BigInt(pays[index - 2] ?? 0), BigInt(sheet.unit));
      const ends = reels[index + 1]?.none(symbol) ?? Fraction.ONE;
      base = base.add(product.mul(ends).mul(pay));
    }
  }
  // At most one scatter in a window, so its mean is its chance.
  let counts = [Fraction.ONE];
  for (const { scatter } of reels)
    counts = Array.from({ length: counts.length + 1 }, (_, total) =>
      (counts[total] ?? Fraction.ZERO)
        .mul(Fraction.ONE.sub(scatter))
        .add((counts[total - 1] ?? Fraction.ZERO).mul(scatter)),
    );
  const spins = sheet.freeSpins.reduce(
    (sum, count, index) => sum.add((counts[index + 3] ?? Fraction.ZERO).mul(Fraction.of(BigInt(count)))),
    Fraction.ZERO,
  );
  return base.mul(Fraction.ONE.add(spins.mul(Fraction.of(BigInt(sheet.freeFactor)))));
}
