import { displayMoney, parseSignedMoney, type Currency, type DisplayOptions } from '@fairway/money';

/** An amount to be paid or received, with every place that carries a digit: `₮100.00`, `₮100.000001`, `¥1,003.37`. */
export function exactAmount(
  amount: string,
  currency: Currency,
  options: Omit<DisplayOptions, 'places'> = {},
): string {
  const shown = displayMoney(parseSignedMoney(amount, currency), { ...options, places: 'full' });
  return shown.replace(/(\.\d\d\d*?)0+$/, '$1');
}

/** Without the places that are all zero, for limits and quick amounts: `50,000`. */
export function wholeAmount(amount: string, currency: Currency, options: { symbol?: boolean } = {}): string {
  return exactAmount(amount, currency, options).replace(/\.00$/, '');
}
