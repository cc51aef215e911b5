import { decimalText, kenoSheet } from '@fairway/fair-games';
import type { Bet, ShownRound } from '../../rounds/shown-round.ts';

/** How long the ten numbers take, in ms, with a pause before the first and after the last: the figures come once that is seen. */
export const drawing = 4200;
const pauses = 1.6;

/** How many numbers are lit at a part of that time, and when the one at a place is. */
export function litAt(part: number): number {
  return part === 1 ? 10 : Math.floor(part * (10 + pauses));
}

export function litTime(place: number): number {
  return (drawing * (place + 1)) / (10 + pauses);
}

export const kenoNumbers = Array.from({ length: 40 }, (_, index) => index + 1);
export const mostPicks = 10;

/** The numbers of a bet in their order. */
export function numbersOf({ numbers }: Bet): number[] {
  return typeof numbers === 'object' ? numbers.toSorted((one, other) => one - other) : [];
}

/** The numbers that a round has drawn, in the order of the draw. */
export function drawnOf(round: ShownRound | undefined): number[] {
  const drawn = round?.steps[0]?.['drawn'];
  return Array.isArray(drawn) ? drawn.map(Number) : [];
}

/** Adds a number, or takes it out again; an eleventh is not added. */
export function toggled(numbers: readonly number[], number: number): number[] {
  if (numbers.includes(number)) return numbers.filter((one) => one !== number);
  return numbers.length < mostPicks
    ? [...numbers, number].toSorted((one, other) => one - other)
    : [...numbers];
}

/** So many different numbers, each as likely as the others. `below` draws a whole number below its argument. */
export function quickPick(count: number, below: (bound: number) => number): number[] {
  const left = [...kenoNumbers];
  const picked = Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? 0);
  return picked.toSorted((one, other) => one - other);
}

/** What so many picks pay by hits, from the first number of hits that pays. */
export function paysOf(picks: number): { hits: number; paid: string }[] {
  const table = kenoSheet.tables[picks] ?? [];
  return table.map((paid, hits) => ({ hits, paid: decimalText(paid) })).filter(({ paid }) => paid !== '0');
}
