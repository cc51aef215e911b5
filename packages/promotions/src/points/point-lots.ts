import { firstOfMonth, type Day } from '../calendar/day.ts';

/** Points of one month that are left. */
export interface PointLot {
  /** Any day of the month in which they were earned. */
  readonly month: Day;
  readonly left: bigint;
}

/** The first day on which points of a month are gone: 12 months after the month is over. Throws RangeError for what is no date. */
export function goneFrom(month: Day): Day {
  return firstOfMonth(month, 13);
}

/** What is taken from each lot for a number of points, the oldest first; undefined where there are fewer. */
export function takeOldest(lots: readonly PointLot[], points: bigint): PointLot[] | undefined {
  let missing = points;
  const taken: PointLot[] = [];
  for (const { month, left } of byAge(lots)) {
    if (missing <= 0n) break;
    const part = left < missing ? left : missing;
    if (part <= 0n) continue;
    taken.push({ month, left: part });
    missing -= part;
  }
  return missing > 0n ? undefined : taken;
}

/** The lots that are gone on a day. */
export function goneLots(lots: readonly PointLot[], today: Day): PointLot[] {
  return byAge(lots).filter(({ month, left }) => left > 0n && goneFrom(month) <= today);
}

const byAge = (lots: readonly PointLot[]) =>
  lots.toSorted((one, other) => (one.month === other.month ? 0 : one.month < other.month ? -1 : 1));
