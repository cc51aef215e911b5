import { FairGamesError, type FairGamesFault } from '../fair-games-error.ts';
import type { Act } from './round.ts';

/** Untrusted input as a record without names that its reader does not know. Throws the fault given. */
export function readRecord(
  value: unknown,
  names: readonly string[],
  fault: FairGamesFault,
): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FairGamesError(fault, 'not an object');
  for (const name of Object.keys(value))
    if (!names.includes(name)) throw new FairGamesError(fault, `unknown field ${name}`);
  return { ...value };
}

/** A whole number between two bounds, both included. Throws the fault given. */
export function readWhole(value: unknown, low: number, high: number, fault: FairGamesFault): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high)
    throw new FairGamesError(fault, `not a whole number from ${low} to ${high}`);
  return value;
}

/** One of a list of texts or numbers. Throws the fault given. */
export function readOneOf<T extends string | number>(
  value: unknown,
  options: readonly T[],
  fault: FairGamesFault,
): T {
  const found = options.find((option) => option === value);
  if (found === undefined) throw new FairGamesError(fault, `not one of ${options.join(', ')}`);
  return found;
}

/** Different whole numbers between two bounds, in the order given. Throws the fault given, or `repeatedNumber`. */
export function readDistinct(value: unknown, low: number, high: number, fault: FairGamesFault): number[] {
  if (!Array.isArray(value)) throw new FairGamesError(fault, 'not a list of numbers');
  const numbers = value.map((one: unknown) => readWhole(one, low, high, fault));
  if (new Set(numbers).size !== numbers.length)
    throw new FairGamesError('repeatedNumber', 'a number is given twice');
  return numbers;
}

/** Acts as they were stored or sent; each game reads their details. Throws `badAct`. */
export function readActs(value: unknown): Act[] {
  if (!Array.isArray(value)) throw new FairGamesError('badAct', 'acts are a list');
  return value.map((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('act' in one) || typeof one.act !== 'string')
      throw new FairGamesError('badAct', 'an act has a name');
    return { ...one, act: one.act };
  });
}

/** Throws `badAct` where a game is over with its first draw and an act is given. */
export function readNoActs(acts: readonly Act[]): void {
  if (acts.length > 0) throw new FairGamesError('badAct', 'this game takes no acts');
}
