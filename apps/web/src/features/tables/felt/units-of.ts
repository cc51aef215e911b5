import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { parseMoney } from '@fairway/money';

/** How many whole big blinds or base stakes an amount is, for the height of its chips. */
export function unitsOf(amount: string, unit: string, currency: WalletCurrency): number {
  const base = parseMoney(unit, currency).minor;
  return base > 0n ? Number(parseMoney(amount, currency).minor / base) : 0;
}
