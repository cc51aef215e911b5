import { Fraction } from '@fairway/money';

const scale = 4;

/** What one unit of stake returns, cut to 4 decimals: the house never pays more than the fair product. */
export function cutMultiplier(exact: Fraction): Fraction {
  return Fraction.scaled(exact.roundTo(scale, 'down'), scale);
}

/** A multiplier from its decimal text, for pay tables: `'0.25'`. */
export function multiplier(text: string): Fraction {
  const [whole = '', places = ''] = text.split('.');
  return Fraction.scaled(BigInt(whole + places), places.length);
}

/** The shortest decimal of a fraction, at most 8 places, cut: `1.98`, `0.25`, `12`. */
export function decimalText(value: Fraction, places = 8): string {
  const digits = value
    .roundTo(places, 'down')
    .toString()
    .padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const rest = digits.slice(digits.length - places).replace(/0+$/, '');
  return rest === '' ? whole : `${whole}.${rest}`;
}

/** Part of each stake that a game of 99 % gives back before cutting. */
export const ninetyNine = Fraction.of(99n, 100n);
