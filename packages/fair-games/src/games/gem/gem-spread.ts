import { Fraction } from '@fairway/money';
import type { EvenSheet } from '../par-sheet.ts';
import { gemTiles } from './gem-multiplier.ts';

/**
 * How far chance scattered the return of a round in which so many tiles were opened, the mine included, for a stake of 1: the variances of
 * its openings, each given the ones before it. Their mean over all rounds is the variance of the return, whenever a member stops. The cut of
 * the multipliers is left out.
 */
export function gemSpread({ share }: EvenSheet, mines: number, opened: number): Fraction {
  let [value, sum] = [share, Fraction.ZERO];
  for (let found = 0; found < opened; found += 1) {
    const unlikely = Fraction.of(BigInt(gemTiles - found), BigInt(gemTiles - mines - found));
    // A gem multiplies the value by 1 / chance, a mine takes it.
    sum = sum.add(value.mul(value).mul(unlikely.sub(Fraction.ONE)));
    value = value.mul(unlikely);
  }
  return sum;
}
