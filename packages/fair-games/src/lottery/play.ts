import type { Lottery } from './draws.ts';

/**
 * One combination that is staked on and wins or loses by itself (注), as numbers: the numbers of a set ascending, the numbers of
 * places in their order, the index of an option, or a place and an option's index.
 */
export type Note = readonly number[];

/** How the picks of a play are written, and which notes they make. */
export type PickForm =
  /** A list; each option is a note. */
  | { readonly kind: 'options'; readonly options: readonly string[] }
  /** A list for each place, which may be empty; each option is a note of its place. */
  | { readonly kind: 'placedOptions'; readonly places: number; readonly options: readonly string[] }
  /** A list for each place; one number of each makes a note, where `distinct` of different numbers only. */
  | {
      readonly kind: 'places';
      readonly places: number;
      readonly numbers: readonly string[];
      readonly distinct: boolean;
    }
  /** A list; each set of `size` makes a note. Bankers before `#` are in every note. */
  | { readonly kind: 'set'; readonly size: number; readonly numbers: readonly string[] };

/** A play type of a lottery. */
export interface Play {
  readonly lottery: Lottery;
  readonly form: PickForm;
  /** The places of the result that decide a note, from 0. */
  readonly looksAt: (note: Note) => readonly number[];
  readonly wins: (note: Note, result: readonly number[]) => boolean;
}

/** The texts of the numbers from low to high, with as many digits as the highest: `01` to `11`. */
export function numberTexts(low: number, high: number, digits = String(high).length): string[] {
  return Array.from({ length: high - low + 1 }, (_, index) => String(low + index).padStart(digits, '0'));
}

export const places = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** 大小单双. */
export const sideOptions = ['big', 'small', 'odd', 'even'] as const;

/** Whether a number is on the side of an option's index, `middle` being the first big one. */
export function isOnSide(option: number, number: number, middle: number): boolean {
  const side = sideOptions[option];
  if (side === 'big') return number >= middle;
  if (side === 'small') return number < middle;
  return number % 2 === (side === 'odd' ? 1 : 0);
}
