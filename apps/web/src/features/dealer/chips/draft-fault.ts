import { mostSpots } from '@fairway/contract/dealer/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { parseMoney } from '@fairway/money';
import { sumOf, type Laid } from './draft.ts';

export interface TableBounds {
  readonly currency: WalletCurrency;
  /** Of one spot. */
  readonly least: string;
  /** Of all spots of a deal. */
  readonly most: string;
  readonly mostReturn: string;
}

/** What keeps the chips from being staked, as far as the page knows. */
export function draftFault(
  totals: Laid,
  { currency, least, most }: TableBounds,
  balance: string | undefined,
): 'belowLeast' | 'aboveMost' | 'tooMany' | 'short' | undefined {
  const sum = sumOf(totals);
  if ([...totals.values()].some((minor) => minor < parseMoney(least, currency).minor)) return 'belowLeast';
  if (totals.size > mostSpots) return 'tooMany';
  if (sum > parseMoney(most, currency).minor) return 'aboveMost';
  return balance !== undefined && sum > parseMoney(balance, currency).minor ? 'short' : undefined;
}
