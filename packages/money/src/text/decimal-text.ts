import { powerOfTen } from '../rounding.ts';

/** Digits that one amount may have in all: 18, so that every parsed amount fits a 64-bit column with room to add. */
const maxDigits = 18;

/**
 * The one grammar of a decimal number on the wire: ASCII digits, no sign, no exponent, no leading zero, no bare
 * point, at most `scale` places. Returns the value in units of 10^-scale, or undefined.
 */
export function readDecimal(text: unknown, scale: number): bigint | undefined {
  if (typeof text !== 'string' || text.length > maxDigits + 1) return undefined;
  const match = /^(0|[1-9][0-9]*)(?:\.([0-9]+))?$/.exec(text);
  if (match === null) return undefined;
  const [, whole = '', places = ''] = match;
  if (places.length > scale || whole.length > maxDigits - scale) return undefined;
  return BigInt(whole + places.padEnd(scale, '0'));
}

/** The reverse: always `scale` places, ASCII minus for a negative value. */
export function writeDecimal(value: bigint, scale: number): string {
  const size = value < 0n ? -value : value;
  const unit = powerOfTen(scale);
  const places = scale === 0 ? '' : `.${(size % unit).toString().padStart(scale, '0')}`;
  return `${value < 0n ? '-' : ''}${size / unit}${places}`;
}
