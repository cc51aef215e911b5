import type { OutcomeProbabilities } from '../../cash-out/chances.ts';

/**
 * The chance of a side once refunds are set aside: W / (W + L) with W = win + half win / 2 and L alike. Its reciprocal
 * is the fair price: (price - 1) x W = L. NaN-free: a side that can neither win nor lose has 0.
 */
export function fairShare({ win, halfWin, halfLose, lose }: OutcomeProbabilities): number {
  const won = win + halfWin / 2;
  const lost = lose + halfLose / 2;
  return won + lost === 0 ? 0 : won / (won + lost);
}
