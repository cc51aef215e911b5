import { two32 } from '../../fairness/stream.ts';

/** The lowest point, 1.00, which no target reaches. */
const lowestPoint = 100;

/** The point of 32 bits in hundredths: max(1.00, floor(99 x 2^32 / (u + 1)) / 100). At most 42,5 thousand million, exact in a number. */
export function pointOf(u: number): number {
  return Math.max(lowestPoint, Math.floor((99 * two32) / (u + 1)));
}

/** In how many of the 2^32 cases the point is at or above a target of hundredths above 1.00. */
export function casesAtOrAbove(target: number): bigint {
  return (99n * BigInt(two32)) / BigInt(target);
}
