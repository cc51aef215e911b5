/**
 * How one division ends. `down` goes towards zero, `up` away from zero, `halfUp` to the nearest with ties away
 * from zero; all three treat a debt as the mirror image of a claim, so rounding commutes with `negate`.
 */
export type RoundingMode = 'down' | 'up' | 'halfUp';

/** numerator / denominator as one whole number; the denominator must not be zero. */
export function divideRounded(numerator: bigint, denominator: bigint, mode: RoundingMode): bigint {
  if (denominator === 0n) throw new RangeError('division by zero');
  const negative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const whole = top / bottom;
  const rest = top % bottom;
  const size = awayFromZero(rest, bottom, mode) ? whole + 1n : whole;
  return negative ? -size : size;
}

function awayFromZero(rest: bigint, bottom: bigint, mode: RoundingMode): boolean {
  if (mode === 'down') return false;
  if (mode === 'up') return rest > 0n;
  if (mode === 'halfUp') return rest * 2n >= bottom;
  throw new RangeError(`unknown rounding mode ${String(mode)}`);
}

/** 10 to the power of a scale, as a bigint; the scale is a whole number from 0. */
export function powerOfTen(scale: number): bigint {
  return 10n ** BigInt(scale);
}
