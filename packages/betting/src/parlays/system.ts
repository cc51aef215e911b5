import { money, type Money } from '@fairway/money';
import { combinationCount } from './combinations.ts';

/**
 * How legs are combined: every combination of each of these sizes is one bet (注) of the same unit stake.
 * A single is 1 leg with `[1]`, 3 串 1 is 3 legs with `[3]`, 2 串 1 of three legs is `[2]`, 3 串 4 is `[2, 3]`.
 */
export interface System {
  readonly legs: number;
  readonly sizes: readonly number[];
}

/** The most legs one slip combines; ten legs in every size are 1,023 bets. */
export const greatestLegs = 10;

/** Whether the sizes are ascending, each once, between 1 and the number of legs. */
export function isSystem({ legs, sizes }: System): boolean {
  if (!Number.isInteger(legs) || legs < 1 || legs > greatestLegs || sizes.length === 0) return false;
  return sizes.every(
    (size, place) => Number.isInteger(size) && size > (sizes[place - 1] ?? 0) && size <= legs,
  );
}

/** One line of the slip: 「3 串 1 × 1 注 = 20.00」. */
export interface CombinationLine {
  readonly size: number;
  readonly count: number;
  readonly stake: Money;
}

/** The bets of a system by size, with the stake of each line. Throws RangeError on what is no system. */
export function combinationLines(system: System, unit: Money): CombinationLine[] {
  if (!isSystem(system)) throw new RangeError('no such system');
  return system.sizes.map((size) => {
    const count = combinationCount(system.legs, size);
    return { size, count, stake: money(unit.currency, unit.minor * BigInt(count)) };
  });
}

/** How many bets a system holds: 3 串 4 holds 4. */
export function betCount(system: System): number {
  return system.sizes.reduce((total, size) => total + combinationCount(system.legs, size), 0);
}

/** The stake of the whole system: unit stake times the number of bets. */
export function systemStake(system: System, unit: Money): Money {
  return money(unit.currency, unit.minor * BigInt(betCount(system)));
}

/** The single (1 leg) or straight parlay (n 串 1) over all legs. */
export function straight(legs: number): System {
  return { legs, sizes: [legs] };
}

/**
 * What the slip offers for a number of legs: n 串 1, each smaller size (k 串 1), and the full cover n 串 m of every
 * size from two up, where that is more than the straight parlay.
 */
export function systemsOf(legs: number): System[] {
  if (legs < 2) return [straight(legs)];
  const sizes = Array.from({ length: legs - 1 }, (_, index) => legs - index);
  const single = sizes.map((size) => ({ legs, sizes: [size] }));
  return legs === 2 ? single : [...single, { legs, sizes: sizes.toReversed() }];
}
