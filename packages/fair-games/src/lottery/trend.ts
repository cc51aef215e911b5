import { Fraction } from '@fairway/money';
import type { Lottery } from './draws.ts';
import { sumOf } from './play.ts';
import { forEachOutcome, resultSpaces } from './result-space.ts';

/** What a trend counts: the numbers of one place, numbers wherever they come out, or the sum. */
export type TrendOf = number | 'any' | 'sum';

/** A number over the draws that were looked at. What was missed is counted in draws, before the first of them nothing is known. */
interface TrendNumber {
  readonly number: number;
  readonly drawn: number;
  /** Draws since it came out last (遗漏); all of them where it did not. */
  readonly missing: number;
  /** The longest run of draws without it, the present one included. */
  readonly greatest: number;
  /** Draws without it, over the runs that they make: one more than it was drawn. */
  readonly mean: Fraction;
  /** Of the next draw, and of every other. */
  readonly chance: Fraction;
}

export interface TrendGroup {
  readonly of: TrendOf;
  readonly numbers: readonly TrendNumber[];
}

/** What is counted for each lottery, in the order to show it. */
export const trendGroups: Readonly<Record<Lottery, readonly TrendOf[]>> = {
  k3: ['any', 'sum'],
  x5: ['any', 0, 1, 2, 3, 4],
  ssc: [0, 1, 2, 3, 4],
  pk10: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  lucky28: ['sum', 0, 1, 2],
  d3: [0, 1, 2],
};

/** The numbers of a group that a draw shows. */
export function shownIn(of: TrendOf, result: readonly number[]): readonly number[] {
  if (of === 'any') return result;
  return [of === 'sum' ? sumOf(result) : (result[of] ?? Number.NaN)];
}

/** How often each number came out in some draws, oldest first, and since when it has not. */
export function trendOf(lottery: Lottery, results: readonly (readonly number[])[]): TrendGroup[] {
  return trendGroups[lottery].map((of) => {
    const shown = results.map((result) => shownIn(of, result));
    return {
      of,
      numbers: chances(lottery, of).map(([number, chance]) => ({
        number,
        chance,
        ...runs(shown.map((numbers) => numbers.includes(number))),
      })),
    };
  });
}

function runs(hits: readonly boolean[]): Omit<TrendNumber, 'number' | 'chance'> {
  let [drawn, missing, greatest] = [0, 0, 0];
  for (const hit of hits) {
    if (hit) drawn += 1;
    missing = hit ? 0 : missing + 1;
    greatest = Math.max(greatest, missing);
  }
  return { drawn, missing, greatest, mean: Fraction.of(BigInt(hits.length - drawn), BigInt(drawn + 1)) };
}

const known = new Map<string, readonly (readonly [number, Fraction])[]>();

/** Every number that a group can show with its chance, counted over all outcomes of the places that decide it. */
function chances(lottery: Lottery, of: TrendOf): readonly (readonly [number, Fraction])[] {
  const key = `${lottery} ${of}`;
  const found = known.get(key) ?? counted(lottery, of);
  known.set(key, found);
  return found;
}

function counted(lottery: Lottery, of: TrendOf): readonly (readonly [number, Fraction])[] {
  const space = resultSpaces[lottery];
  const places = typeof of === 'number' ? [of] : Array.from({ length: space.length }, (_, place) => place);
  const counts = new Map<number, bigint>();
  let all = 0n;
  forEachOutcome(space, places, (result) => {
    all += 1n;
    for (const number of new Set(shownIn(of, result))) counts.set(number, (counts.get(number) ?? 0n) + 1n);
  });
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([number, count]) => [number, Fraction.of(count, all)]);
}
