import { currencyScale, type Currency } from '../currency.ts';
import { readDecimal } from './decimal-text.ts';
import { money, type Money } from '../money.ts';
import { MoneySyntaxError } from '../money-errors.ts';

/**
 * Reads an amount typed by a visitor or sent by a caller: `"100"`, `"0.5"`, `"12.34"`. No sign, exponent, leading
 * zero, separator, space or more places than the currency has; 18 digits in all. Throws MoneySyntaxError.
 */
export function parseMoney(text: string, currency: Currency): Money {
  const parsed = tryParseMoney(text, currency);
  if (parsed === undefined) throw new MoneySyntaxError(`not an amount of ${currency}`);
  return parsed;
}

/** As parseMoney, with undefined instead of the throw: for boxes that are still being typed in. */
export function tryParseMoney(text: unknown, currency: Currency): Money | undefined {
  const minor = readDecimal(text, currencyScale[currency]);
  return minor === undefined ? undefined : money(currency, minor);
}

/**
 * Reads back what formatMoney wrote, a leading ASCII minus included; `-0` stays refused. Only for amounts that the
 * house itself presented, such as a net position; input from outside goes through parseMoney.
 */
export function parseSignedMoney(text: string, currency: Currency): Money {
  if (typeof text !== 'string' || !text.startsWith('-')) return parseMoney(text, currency);
  const size = parseMoney(text.slice(1), currency);
  if (size.minor === 0n) throw new MoneySyntaxError('minus zero is not an amount');
  return money(currency, -size.minor);
}
