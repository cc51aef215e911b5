import type { Price } from '../../odds/price.ts';

/** Steps of the board in thousandths: below 4.00 by 0.01, below 10 by 0.05, below 20 by 0.1, below 50 by 0.5, then 1. */
const steps: readonly (readonly [below: number, step: number])[] = [
  [4000, 10],
  [10_000, 50],
  [20_000, 100],
  [50_000, 500],
  [Number.POSITIVE_INFINITY, 1000],
];

export interface PriceBounds {
  readonly least: Price;
  readonly greatest: Price;
}

/** The least and greatest price of the house: 1.01 and 501. */
export const priceBounds: PriceBounds = { least: 1010n, greatest: 501_000n };

/**
 * The board price of a selection from its fair chance and the chance with the margin in it: 1 / chance cut down to the
 * ladder, never above the greatest. Null, not offered, where even the fair price is under the least: the minimum would
 * pay more than the risk is worth.
 */
export function boardPrice(
  fair: number,
  withMargin: number,
  bounds: PriceBounds = priceBounds,
): Price | null {
  const least = Number(bounds.least);
  if (!(fair > 0) || 1000 / fair < least) return null;
  const thousandths = Math.min(1000 / Math.max(withMargin, fair), Number(bounds.greatest));
  const step = steps.find(([below]) => thousandths < below)?.[1] ?? 1000;
  const cut = Math.floor(thousandths / step + 1e-9) * step;
  return BigInt(Math.max(cut, least));
}
