import { venueCategories } from '@fairway/contract/venues/categories.ts';
import { money } from '@fairway/money';
import { inFen, playCategories, type PlayCategory } from '@fairway/promotions';
import type { DaySums } from '#modules/play';

export type Played = Readonly<Partial<Record<PlayCategory, bigint>>>;
export type Rates = Readonly<Record<PlayCategory, number>>;

/** Valid play of one day by category, fen; a USDT is 7.20. */
export function playedByCategory(sums: readonly DaySums[]): Played {
  const entries = playCategories.map((code) => {
    const category = venueCategories.list.find(({ siteCode }) => siteCode === code)?.key;
    const own = sums.filter((row) => row.category === category);
    return [code, inFen(own.map(({ currency, turnover }) => money(currency, turnover)))] as const;
  });
  return Object.fromEntries(entries);
}

/** Play times rate in hundred-thousandths of a fen: rates are thousandths of a percent. */
export function partsOf(played: Played, rates: Rates): bigint {
  return playCategories.reduce((sum, code) => sum + (played[code] ?? 0n) * BigInt(rates[code]), 0n);
}
