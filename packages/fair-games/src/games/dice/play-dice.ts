import { Fraction } from '@fairway/money';
import { cutMultiplier, decimalText, ninetyNine } from '../../chance/multiplier.ts';
import type { Stream } from '../../fairness/stream.ts';
import type { EvenSheet } from '../par-sheet.ts';
import { readOneOf, readRecord, readWhole } from '../read-input.ts';
import { settled, type Round } from '../round.ts';

/** A roll of 0.00 to 100.00, counted in hundredths. */
export const diceRolls = 10_001;
/** Winning rolls that a bet may have: one, up to where a win still returns more than its stake. */
export const mostWinningRolls = 9_800;

export interface DiceBet {
  /** A roll strictly over or strictly under the target wins. */
  readonly side: 'over' | 'under';
  /** In hundredths: 5050 is 50.50. */
  readonly target: number;
}

export const diceSheet: EvenSheet = { code: 'dice', version: 1, share: ninetyNine };

/** Throws `badBet`. */
export function readDiceBet(value: unknown): DiceBet {
  const record = readRecord(value, ['side', 'target'], 'badBet');
  const side = readOneOf(record['side'], ['over', 'under'] as const, 'badBet');
  const target = readWhole(record['target'], 0, diceRolls - 1, 'badBet');
  readWhole(winningRolls({ side, target }), 1, mostWinningRolls, 'badBet');
  return { side, target };
}

export function winningRolls({ side, target }: DiceBet): number {
  return side === 'under' ? target : diceRolls - 1 - target;
}

/** share x 10001 / winning rolls, cut. */
export function diceMultiplier({ share }: EvenSheet, bet: DiceBet): Fraction {
  return cutMultiplier(share.mul(Fraction.of(BigInt(diceRolls), BigInt(winningRolls(bet)))));
}

export function playDice(sheet: EvenSheet, stream: Stream, bet: DiceBet): Round {
  const roll = stream.below(diceRolls);
  const won = bet.side === 'under' ? roll < bet.target : roll > bet.target;
  const step = { kind: 'roll', roll: decimalText(Fraction.scaled(BigInt(roll), 2)), won };
  return settled([step], won ? diceMultiplier(sheet, bet) : Fraction.ZERO);
}
