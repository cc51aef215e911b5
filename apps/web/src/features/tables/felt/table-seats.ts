import type { ReactNode } from 'react';
import type { Spot } from './seat-spots.ts';

/** Seats as a list in their numbers' order, wherever they are drawn. */
export function tableSeats(
  spots: ReadonlyMap<number, Spot>,
  seat: (number: number, spot: Spot) => ReactNode,
): ReactNode[] {
  return [...spots.entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([number, spot]) => seat(number, spot));
}
