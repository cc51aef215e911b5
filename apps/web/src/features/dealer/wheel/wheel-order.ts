import { redNumbers } from '@fairway/fair-games';

/** The pockets of a wheel with one zero, clockwise. */
export const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const;

export type PocketColour = 'red' | 'black' | 'green';

export function pocketColour(number: number): PocketColour {
  if (number === 0) return 'green';
  return redNumbers.has(number) ? 'red' : 'black';
}

/** Degrees clockwise from the zero at which a pocket's middle lies on the wheel. */
export function pocketAngle(number: number): number {
  const place = wheelOrder.findIndex((pocket) => pocket === number);
  return (Math.max(0, place) * 360) / wheelOrder.length;
}
