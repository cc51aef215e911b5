import { Fraction, MoneySyntaxError } from '@fairway/money';
import { priceFromOdds, type OddsFormat } from './odds-format.ts';
import type { Price } from './price.ts';

/**
 * Reads a quote in any format (`"1.95"`, `"0.95"`, `"-0.98"`, `"+150"`, `"19/20"`) to the nearest stored price.
 * Throws MoneySyntaxError on a text that is no quote of the format.
 */
export function parseOdds(format: OddsFormat, text: string): Price {
  const quoted = format === 'fractional' ? readFraction(text) : readDecimal(format, text);
  if (quoted === undefined) throw new MoneySyntaxError(`not a ${format} quote`);
  try {
    return priceFromOdds(format, quoted);
  } catch (error) {
    throw new MoneySyntaxError(`not a ${format} quote`, { cause: error });
  }
}

function readFraction(text: string): Fraction | undefined {
  const match = /^([1-9][0-9]{0,6})\/([1-9][0-9]{0,6})$/.exec(text);
  if (match === null) return undefined;
  return Fraction.of(BigInt(match[1] ?? ''), BigInt(match[2] ?? ''));
}

function readDecimal(format: OddsFormat, text: string): Fraction | undefined {
  const match = /^([+-]?)(0|[1-9][0-9]{0,6})(?:\.([0-9]{1,6}))?$/.exec(text);
  if (match === null) return undefined;
  const [, sign = '', whole = '', places = ''] = match;
  if (sign === '+' && format !== 'american') return undefined;
  const size = Fraction.scaled(BigInt(whole + places), places.length);
  return sign === '-' ? size.negate() : size;
}
