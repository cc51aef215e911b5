import { Fraction } from '@fairway/money';
import { returnsOf, type Returns } from '../../chance/returns.ts';
import type { EvenSheet } from '../par-sheet.ts';
import { diceMultiplier, diceRolls, winningRolls, type DiceBet } from './play-dice.ts';

/** Over all 10,001 rolls. */
export function diceReturns(sheet: EvenSheet, bet: DiceBet): Returns {
  const winning = winningRolls(bet);
  return returnsOf([
    { multiplier: diceMultiplier(sheet, bet), count: BigInt(winning) },
    { multiplier: Fraction.ZERO, count: BigInt(diceRolls - winning) },
  ]);
}
