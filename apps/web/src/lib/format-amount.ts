import { displayMoney, parseSignedMoney, type Currency, type DisplayOptions } from '@fairway/money';

/** An amount as it came over the wire, as a screen shows it: `1234.5` → `¥1,234.50`. */
export function displayAmount(amount: string, currency: Currency, options?: DisplayOptions): string {
  return displayMoney(parseSignedMoney(amount, currency), options);
}

/**
 * An amount with every place that carries a digit, for what is paid and for lines that must add up: `₮100.00`,
 * `₮100.000001`, `¥1,003.37`.
 */
export function exactAmount(
  amount: string,
  currency: Currency,
  options: Omit<DisplayOptions, 'places'> = {},
): string {
  return displayAmount(amount, currency, { ...options, places: 'full' }).replace(/(\.\d\d\d*?)0+$/, '$1');
}

/** Without the places that are all zero, for limits and quick amounts: `50,000`. */
export function wholeAmount(amount: string, currency: Currency, options: { symbol?: boolean } = {}): string {
  return exactAmount(amount, currency, options).replace(/\.00$/, '');
}
