import { Fraction, divideRounded } from '@fairway/money';
import { fractionalOdds } from './fractional-odds.ts';
import { oddsIn, type OddsFormat } from './odds-format.ts';
import { priceScale, type Price } from './price.ts';

/**
 * A price as a visitor reads it, each from the stored price, rounded at most once (half up, away from zero):
 * - european, hongKong and every positive malay or indonesian quote: exact, two places, a third only if it is not zero
 * - negative malay and indonesian: two places; below 0.1 two significant digits, so that no quote shows as zero
 * - american: a whole number with its sign; even money is `+100`
 * - fractional: see fractionalOdds
 * The sign is an ASCII hyphen; a screen that wants U+2212 replaces it.
 */
export function formatOdds(format: OddsFormat, of: Price): string {
  if (format === 'fractional') {
    const { numerator, denominator } = fractionalOdds(of);
    return `${numerator}/${denominator}`;
  }
  const quoted = oddsIn(format, of);
  if (format === 'american') return signed(quoted.roundTo(0, 'halfUp'));
  return quoted.compare(Fraction.ZERO) > 0 ? exactPlaces(quoted) : reciprocalPlaces(quoted);
}

/** Whether the format quotes this price with a minus, which has its own colour on the screens. */
export function isNegativeQuote(format: OddsFormat, of: Price): boolean {
  return oddsIn(format, of).compare(Fraction.ZERO) < 0;
}

function signed(units: bigint): string {
  return units < 0n ? `${units}` : `+${units}`;
}

function exactPlaces(quoted: Fraction): string {
  const text = decimal(quoted.roundTo(priceScale, 'halfUp'), priceScale);
  return text.endsWith('0') ? text.slice(0, -1) : text;
}

function reciprocalPlaces(quoted: Fraction): string {
  const size = quoted.negate();
  let scale = 2;
  while (size.compare(Fraction.of(1n, 10n ** BigInt(scale - 1))) < 0) scale += 1;
  return `-${decimal(size.roundTo(scale, 'halfUp'), scale)}`;
}

function decimal(units: bigint, scale: number): string {
  const one = 10n ** BigInt(scale);
  return `${divideRounded(units, one, 'down')}.${(units % one).toString().padStart(scale, '0')}`;
}
