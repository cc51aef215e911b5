import { FairGamesError } from '../fair-games-error.ts';
import type { Lottery } from './draws.ts';

/** What a draw can be: so many numbers between two bounds, all different or not, every sequence equally likely. */
export interface ResultSpace {
  readonly length: number;
  readonly low: number;
  readonly high: number;
  readonly distinct: boolean;
}

export const resultSpaces: Readonly<Record<Lottery, ResultSpace>> = {
  k3: { length: 3, low: 1, high: 6, distinct: false },
  x5: { length: 5, low: 1, high: 11, distinct: true },
  ssc: { length: 5, low: 0, high: 9, distinct: false },
  pk10: { length: 10, low: 1, high: 10, distinct: true },
  lucky28: { length: 3, low: 0, high: 9, distinct: false },
  d3: { length: 3, low: 0, high: 9, distinct: false },
};

/** Every outcome of some places of a draw; the other places stay empty. The same array is handed on each time, changed. */
export function forEachOutcome(
  { length, low, high, distinct }: ResultSpace,
  places: readonly number[],
  visit: (result: readonly number[]) => void,
): void {
  const result = Array.from({ length }, () => Number.NaN);
  const fill = (index: number): void => {
    const place = places[index];
    if (place === undefined) {
      visit(result);
      return;
    }
    for (let number = low; number <= high; number += 1) {
      if (distinct && result.includes(number)) continue;
      result[place] = number;
      fill(index + 1);
      result[place] = Number.NaN;
    }
  };
  fill(0);
}

/** A result that a lottery can draw. Throws `badResult`. */
export function readResult(lottery: Lottery, value: unknown): number[] {
  const { length, low, high, distinct } = resultSpaces[lottery];
  const isNumber = (one: unknown): one is number =>
    typeof one === 'number' && Number.isInteger(one) && one >= low && one <= high;
  if (!Array.isArray(value) || value.length !== length || !value.every(isNumber))
    throw new FairGamesError('badResult', `not a result of ${lottery}`);
  if (distinct && new Set(value).size !== length)
    throw new FairGamesError('badResult', `a number is drawn twice in ${lottery}`);
  return [...value];
}
