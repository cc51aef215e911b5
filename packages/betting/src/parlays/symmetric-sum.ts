import { Fraction } from '@fairway/money';

/**
 * The sum, over every combination of `size` factors, of their product; exact. Ten legs in all sizes cost 55 products
 * instead of 1,023 walks.
 */
function symmetricSums(factors: readonly Fraction[]): Fraction[] {
  const sums: Fraction[] = [Fraction.ONE];
  for (const factor of factors) {
    for (let size = sums.length; size >= 1; size -= 1) {
      const without = sums[size] ?? Fraction.ZERO;
      sums[size] = without.add((sums[size - 1] ?? Fraction.ZERO).mul(factor));
    }
  }
  return sums;
}

/** The same over several sizes at once: what a system returns for one unit on each of its bets. */
export function sumOverSizes(factors: readonly Fraction[], sizes: readonly number[]): Fraction {
  const sums = symmetricSums(factors);
  return sizes.reduce((total, size) => total.add(sums[size] ?? Fraction.ZERO), Fraction.ZERO);
}
