import { Fraction } from '@fairway/money';
import type { DealerTableRules } from './dealer-rules.ts';

interface WheelSpot {
  readonly numbers: ReadonlySet<number>;
  readonly pays: Fraction;
}

/** Red on the wheel and on the layout; zero is neither. */
export const redNumbers: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);
const all = Array.from({ length: 36 }, (_, index) => index + 1);

/** A spot by its kind and the numbers that it covers, `split.17-20`; 36 shared by its numbers is what it pays. */
function covering(kind: string, numbers: readonly number[]): [string, WheelSpot] {
  return named(`${kind}.${numbers.join('-')}`, numbers);
}

function named(spot: string, numbers: readonly number[]): [string, WheelSpot] {
  return [spot, { numbers: new Set(numbers), pays: Fraction.of(36n, BigInt(numbers.length)) }];
}

/** A third or a half of the layout. */
function outside(spot: string, covers: (number: number) => boolean): [string, WheelSpot] {
  return named(spot, all.filter(covers));
}

const rowStarts = all.filter((number) => number % 3 === 1);
const wheel: ReadonlyMap<string, WheelSpot> = new Map([
  ...[0, ...all].map((number) => covering('straight', [number])),
  ...[1, 2, 3].map((number) => covering('split', [0, number])),
  ...all.filter((number) => number % 3 !== 0).map((number) => covering('split', [number, number + 1])),
  ...all.filter((number) => number <= 33).map((number) => covering('split', [number, number + 3])),
  ...rowStarts.map((number) => covering('street', [number, number + 1, number + 2])),
  covering('trio', [0, 1, 2]),
  covering('trio', [0, 2, 3]),
  ...all
    .filter((number) => number % 3 !== 0 && number <= 32)
    .map((number) => covering('corner', [number, number + 1, number + 3, number + 4])),
  covering('firstFour', [0, 1, 2, 3]),
  ...rowStarts
    .filter((number) => number <= 31)
    .map((number) =>
      covering(
        'line',
        Array.from({ length: 6 }, (_, index) => number + index),
      ),
    ),
  ...[1, 2, 3].map((dozen) => outside(`dozen.${dozen}`, (number) => Math.ceil(number / 12) === dozen)),
  ...[1, 2, 3].map((column) => outside(`column.${column}`, (number) => number % 3 === column % 3)),
  outside('red', (number) => redNumbers.has(number)),
  outside('black', (number) => !redNumbers.has(number)),
  outside('odd', (number) => number % 2 === 1),
  outside('even', (number) => number % 2 === 0),
  outside('low', (number) => number <= 18),
  outside('high', (number) => number >= 19),
]);

/** The wheel with one zero: every spot returns 36 / 37. */
export const roulette: DealerTableRules = {
  game: 'roulette',
  spots: [...wheel.keys()],
  opposites: [
    ['red', 'black'],
    ['odd', 'even'],
    ['low', 'high'],
    ['dozen.1', 'dozen.2', 'dozen.3'],
    ['column.1', 'column.2', 'column.3'],
  ],
  pays(spot, result) {
    const covered = wheel.get(spot);
    return result.game === 'roulette' && covered?.numbers.has(result.number) ? covered.pays : Fraction.ZERO;
  },
  results: () => [0, ...all].map((number) => ({ result: { game: 'roulette', number }, count: 1n })),
};
