import { wholeParts } from '../whole-parts.ts';

/** Fen of valid play for a point. */
export const fenPerPoint = 100_00n;
/** Points for a day's sign. */
export const pointsPerSign = 5n;

/** What new play earns, and the play that is carried to the next point, from 0 to 99.99. */
export interface EarnedPoints {
  readonly points: bigint;
  readonly carried: bigint;
}

/**
 * Points for play in fen on top of what was carried. Play that a correction took away is negative and owes points; however play is
 * cut into parts, the points add up to one for each whole 100.00.
 */
export function earnPoints(carried: bigint, played: bigint): EarnedPoints {
  const { parts, rest } = wholeParts(carried + played, fenPerPoint);
  return { points: parts, carried: rest };
}
