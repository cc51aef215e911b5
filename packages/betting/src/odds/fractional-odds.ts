import { Fraction } from '@fairway/money';
import { priceFromOdds } from './odds-format.ts';
import { priceFraction, type Price } from './price.ts';

const traditionalDenominators = 20n;

/**
 * The fraction of the British ladder: the one with the smallest denominator up to 20 that is the same stored price
 * (1.909 is 10/11, 1.333 is 1/3), else the exact one (1.91 is 91/100). Either reads back to the same price.
 */
export function fractionalOdds(of: Price): Fraction {
  const exact = priceFraction(of).sub(Fraction.ONE);
  for (let denominator = 1n; denominator <= traditionalDenominators; denominator += 1n) {
    const numerator = exact.mul(Fraction.of(denominator)).roundTo(0, 'halfUp');
    if (numerator === 0n) continue;
    const candidate = Fraction.of(numerator, denominator);
    if (readsAs(candidate) === of) return candidate;
  }
  return exact;
}

function readsAs(candidate: Fraction): Price | undefined {
  return candidate.compare(Fraction.of(1n, 1000n)) < 0 ? undefined : priceFromOdds('fractional', candidate);
}
