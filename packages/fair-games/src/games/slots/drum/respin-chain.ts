import { Fraction } from '@fairway/money';
import { choose } from '../../../chance/combinations.ts';
import { power } from '../../../chance/power.ts';
import type { FeatureMoments } from '../feature-returns.ts';
import type { DrumSheet } from './drum-sheet.ts';
import { cells } from './respin.ts';

/**
 * The chance of each number of drums when the respins end, by how many they began with. A chain on filled cells: from f cells a
 * respin fills j more with the binomial chance; three empty ones in a row end it.
 */
export function finalDrums(sheet: DrumSheet): Fraction[][] {
  const hit = Fraction.of(
    BigInt(sheet.cell.filter((symbol) => symbol === sheet.drum).length),
    BigInt(sheet.cell.length),
  );
  const miss = Fraction.ONE.sub(hit);
  const from: Fraction[][] = [];
  for (let filled = cells; filled >= 0; filled -= 1) {
    const empty = cells - filled;
    const none = power(miss, empty);
    const ends = filled === cells ? Fraction.ONE : power(none, sheet.respins);
    const chances = Array.from({ length: cells + 1 }, (_, final) =>
      final === filled ? ends : Fraction.ZERO,
    );
    // A first new drum may come in the first, second or third respin.
    let tries = Fraction.ZERO;
    for (let empties = 0; empties < sheet.respins; empties += 1) tries = tries.add(power(none, empties));
    for (let fresh = 1; fresh <= empty; fresh += 1) {
      const chance = tries
        .mul(Fraction.of(choose(empty, fresh)))
        .mul(power(hit, fresh))
        .mul(power(miss, empty - fresh));
      for (const [final, onward] of (from[filled + fresh] ?? []).entries())
        chances[final] = (chances[final] ?? Fraction.ZERO).add(chance.mul(onward));
    }
    from[filled] = chances;
  }
  return from;
}

/** What the respins pay in stakes, by how many drums they begin with. Values are independent of each other and of the chain. */
export function respinMoments(sheet: DrumSheet): FeatureMoments[] {
  const unit = Fraction.of(1n, BigInt(sheet.unit));
  const count = BigInt(sheet.values.length);
  const mean = Fraction.of(BigInt(sheet.values.reduce((sum, value) => sum + value, 0)), count).mul(unit);
  const second = Fraction.of(BigInt(sheet.values.reduce((sum, value) => sum + value * value, 0)), count)
    .mul(unit)
    .mul(unit);
  const variance = second.sub(mean.mul(mean));
  return finalDrums(sheet).map((chances) => {
    let [sum, square] = [Fraction.ZERO, Fraction.ZERO];
    for (const [final, chance] of chances.entries()) {
      if (chance.isZero()) continue;
      const drums = Fraction.of(BigInt(final));
      const grand = final === cells ? Fraction.of(BigInt(sheet.grand)).mul(unit) : Fraction.ZERO;
      const expected = drums.mul(mean).add(grand);
      sum = sum.add(chance.mul(expected));
      square = square.add(chance.mul(drums.mul(variance).add(expected.mul(expected))));
    }
    return { mean: sum, square, blank: Fraction.ZERO };
  });
}
