import { displayMoney, parseSignedMoney, type Currency, type DisplayOptions } from '@fairway/money';

/** An amount as it came over the wire, as it stands on a screen: `1234.5` → `¥1,234.50`. */
export function displayAmount(amount: string, currency: Currency, options?: DisplayOptions): string {
  return displayMoney(parseSignedMoney(amount, currency), options);
}
