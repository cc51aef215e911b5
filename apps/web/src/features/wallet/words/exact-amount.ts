import { displayMoney, parseSignedMoney, type Currency, type DisplayOptions } from '@fairway/money';

/** An amount with every place that carries a digit: `₮100.00`, `₮100.000001`, `¥1,003.37`. For lines that must add up. */
export function exactAmount(
  amount: string,
  currency: Currency,
  options: Omit<DisplayOptions, 'places'> = {},
): string {
  const shown = displayMoney(parseSignedMoney(amount, currency), { ...options, places: 'full' });
  return shown.replace(/(\.\d\d\d*?)0+$/, '$1');
}
