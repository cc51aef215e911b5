import { divideRounded } from '@fairway/money';

/** What is missing of one sum, and what came to it in the last 30 days; fen. */
export interface Pace {
  readonly rest: bigint;
  readonly lastThirtyDays: bigint;
}

const longestForecast = 365n;

/**
 * Days until every sum is complete at the pace of the last 30 days: the slowest, each rounded up. Null over 365 days and where a
 * pace is not above 0. Whether a forecast may be shown at all is the caller's: not on a break, not at signs of harm, not switched off.
 */
export function forecastDays(sums: readonly Pace[]): number | null {
  let days = 0n;
  for (const { rest, lastThirtyDays } of sums) {
    if (rest <= 0n) continue;
    if (lastThirtyDays <= 0n) return null;
    const alone = divideRounded(rest * 30n, lastThirtyDays, 'up');
    if (alone > days) days = alone;
  }
  return days > longestForecast ? null : Number(days);
}
