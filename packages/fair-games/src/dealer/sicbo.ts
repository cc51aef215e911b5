import { Fraction } from '@fairway/money';
import type { DealerTableRules } from './dealer-rules.ts';

/** What a stake of 1 returns for three dice, stake included; 0 where it lost. */
type DiceSpot = (dice: readonly number[]) => number;

const faces = [1, 2, 3, 4, 5, 6];
const sum = (dice: readonly number[]) => dice.reduce((total, die) => total + die, 0);
const times = (dice: readonly number[], face: number) => dice.filter((die) => die === face).length;
const isTriple = (dice: readonly number[]) => new Set(dice).size === 1;
const pays = (odds: number, wins: (dice: readonly number[]) => boolean): DiceSpot => {
  return (dice) => (wins(dice) ? odds + 1 : 0);
};

/** To one, so that no sum returns less than 85 % (MGA): those of many tables for 4, 6, 9 and their opposites do. */
const oddsOfSum: ReadonlyMap<number, number> = new Map(
  [62, 30, 18, 12, 8, 7, 6].flatMap((odds, index): [number, number][] => [
    [index + 4, odds],
    [17 - index, odds],
  ]),
);

const table: ReadonlyMap<string, DiceSpot> = new Map<string, DiceSpot>([
  // A triple loses on all four.
  ['big', pays(1, (dice) => sum(dice) >= 11 && !isTriple(dice))],
  ['small', pays(1, (dice) => sum(dice) <= 10 && !isTriple(dice))],
  ['odd', pays(1, (dice) => sum(dice) % 2 === 1 && !isTriple(dice))],
  ['even', pays(1, (dice) => sum(dice) % 2 === 0 && !isTriple(dice))],
  ...[...oddsOfSum.keys()]
    .toSorted((a, b) => a - b)
    .map((total): [string, DiceSpot] => [
      `total.${total}`,
      pays(oddsOfSum.get(total) ?? 0, (dice) => sum(dice) === total),
    ]),
  // 1:1, 2:1 or 3:1 by how many dice show it.
  ...faces.map((face): [string, DiceSpot] => [
    `single.${face}`,
    (dice) => (times(dice, face) === 0 ? 0 : times(dice, face) + 1),
  ]),
  ...faces.map((face): [string, DiceSpot] => [`double.${face}`, pays(11, (dice) => times(dice, face) >= 2)]),
  ...faces.map((face): [string, DiceSpot] => [
    `triple.${face}`,
    pays(185, (dice) => times(dice, face) === 3),
  ]),
  ['anyTriple', pays(31, isTriple)],
  ...faces.flatMap((low) =>
    faces
      .filter((high) => high > low)
      .map((high): [string, DiceSpot] => [
        `pair.${low}-${high}`,
        pays(6, (dice) => dice.includes(low) && dice.includes(high)),
      ]),
  ),
]);

/** Three dice (骰宝). */
export const sicbo: DealerTableRules = {
  game: 'sicbo',
  spots: [...table.keys()],
  opposites: [
    ['big', 'small'],
    ['odd', 'even'],
  ],
  pays: (spot, result) =>
    Fraction.of(BigInt(result.game === 'sicbo' ? (table.get(spot)?.(result.dice) ?? 0) : 0)),
  results: () =>
    faces.flatMap((a) =>
      faces.flatMap((b) =>
        faces.map((c) => ({ result: { game: 'sicbo' as const, dice: [a, b, c] }, count: 1n })),
      ),
    ),
};
