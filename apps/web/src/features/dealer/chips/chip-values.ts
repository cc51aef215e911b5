import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { compare, parseMoney } from '@fairway/money';

const values = {
  CNY: ['1', '5', '10', '50', '100', '500', '1000', '5000', '10000'],
  USDT: ['0.2', '1', '2', '10', '50', '100', '500', '1000'],
} as const satisfies Readonly<Record<WalletCurrency, readonly string[]>>;

/** So many chips lie on the rail at most. */
const mostChips = 7;

/** The chips that a table of these bounds has: each is a bet by itself, the smallest first. */
export function chipValues(
  currency: WalletCurrency,
  { least, most }: { readonly least: string; readonly most: string },
): string[] {
  const [lowest, highest] = [parseMoney(least, currency), parseMoney(most, currency)];
  return values[currency]
    .filter((value) => {
      const chip = parseMoney(value, currency);
      return compare(chip, lowest) >= 0 && compare(chip, highest) <= 0;
    })
    .slice(0, mostChips);
}

/** The face of the greatest chip that an amount holds, for the stack that shows it; 0 is the smallest. */
export function chipRank(currency: WalletCurrency, minor: bigint): number {
  const rank = values[currency].findLastIndex((value) => parseMoney(value, currency).minor <= minor);
  return Math.max(0, rank);
}
