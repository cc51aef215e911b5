import { readDecimal, writeDecimal } from './text/decimal-text.ts';
import { Fraction } from './fraction.ts';
import { MoneySyntaxError } from './money-errors.ts';

/**
 * A price of one whole unit in another currency: `value` x 10^-scale. 7.18 CNY for a USDT is `rate(718n, 2)`.
 * Always positive.
 */
export interface Rate {
  readonly value: bigint;
  readonly scale: number;
}

/** Throws RangeError unless the value is positive and the scale a whole number from 0 to 18. */
export function rate(value: bigint, scale: number): Rate {
  if (value <= 0n) throw new RangeError('a rate is positive');
  if (!Number.isInteger(scale) || scale < 0 || scale > 18) throw new RangeError('a scale is 0 to 18');
  return Object.freeze({ value, scale });
}

/** Reads `"7.18"` at a fixed scale, by the same strict grammar as amounts; throws MoneySyntaxError, also for zero. */
export function parseRate(text: string, scale: number): Rate {
  const value = readDecimal(text, scale);
  if (value === undefined || value === 0n) throw new MoneySyntaxError('not a rate');
  return rate(value, scale);
}

/** The wire form at the rate's own scale. */
export function formatRate(of: Rate): string {
  return writeDecimal(of.value, of.scale);
}

/** The exact value, for arithmetic. */
export function rateFraction(of: Rate): Fraction {
  return Fraction.scaled(of.value, of.scale);
}

/** The reverse rate, exactly: 1 / rate, which an integer with a scale could not hold. */
export function inverseRate(of: Rate): Fraction {
  return Fraction.ONE.div(rateFraction(of));
}

/** Ten coins for a yuan (specification, coin purchase). */
export const coinsPerYuan: Rate = rate(10n, 0);
