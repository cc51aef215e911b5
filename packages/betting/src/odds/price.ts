import { Fraction, MoneySyntaxError, formatRate, parseRate, rate } from '@fairway/money';

/**
 * The one exact price of a selection: European (decimal) odds, stake included, in thousandths. 1.95 is `1950n`.
 * Every other format is computed from it; settlement uses it and nothing else.
 */
export type Price = bigint;

/** Decimal places of a Price. Three hold every step that a book quotes and both thirds to a tenth of a percent. */
export const priceScale = 3;

/** A price of exactly 1.000 returns the stake and is not a price; the least there can be is 1.001. */
export const leastPrice: Price = 1001n;

/** 1,000,000.000: beyond every cap, so that a stored price fits a 32-bit column with its thousandths. */
export const greatestPrice: Price = 1_000_000_000n;

/** Checks a number of thousandths; throws RangeError outside 1.001 to 1,000,000. */
export function price(thousandths: bigint): Price {
  if (thousandths < leastPrice || thousandths > greatestPrice) throw new RangeError('no such price');
  return thousandths;
}

/** Reads the wire form `"1.95"` or `"1.950"`; throws MoneySyntaxError on any other spelling or a price out of range. */
export function parsePrice(text: string): Price {
  const { value } = parseRate(text, priceScale);
  if (value < leastPrice || value > greatestPrice) throw new MoneySyntaxError('not a price');
  return value;
}

/** The wire form, always three places: `"1.950"`. */
export function formatPrice(of: Price): string {
  return formatRate(rate(of, priceScale));
}

/** The exact value, stake included. */
export function priceFraction(of: Price): Fraction {
  return Fraction.scaled(of, priceScale);
}
