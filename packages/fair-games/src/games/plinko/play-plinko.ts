import { Fraction } from '@fairway/money';
import { choose } from '../../chance/combinations.ts';
import { decimalText } from '../../chance/multiplier.ts';
import { returnsOf, type Returns } from '../../chance/returns.ts';
import type { Stream } from '../../fairness/stream.ts';
import { readOneOf, readRecord } from '../read-input.ts';
import { settled, type Round } from '../round.ts';
import {
  plinkoRisks,
  plinkoRows,
  type PlinkoRisk,
  type PlinkoRows,
  type PlinkoSheet,
} from './plinko-sheet.ts';

export interface PlinkoBet {
  readonly risk: PlinkoRisk;
  readonly rows: PlinkoRows;
}

/** Throws `badBet`. */
export function readPlinkoBet(value: unknown): PlinkoBet {
  const { risk, rows } = readRecord(value, ['risk', 'rows'], 'badBet');
  return { risk: readOneOf(risk, plinkoRisks, 'badBet'), rows: readOneOf(rows, plinkoRows, 'badBet') };
}

/** What the slot after so many turns to the right pays. */
function plinkoMultiplier(sheet: PlinkoSheet, { risk, rows }: PlinkoBet, slot: number): Fraction {
  return sheet.tables[risk][rows][Math.min(slot, rows - slot)] ?? Fraction.ZERO;
}

/** At each row the ball goes right iff below(2) = 1; the number of turns to the right is its slot. */
export function playPlinko(sheet: PlinkoSheet, stream: Stream, bet: PlinkoBet): Round {
  const turns = Array.from({ length: bet.rows }, () => stream.below(2));
  const slot = turns.reduce((sum, turn) => sum + turn, 0);
  const paid = plinkoMultiplier(sheet, bet, slot);
  const path = turns.map((turn) => (turn === 1 ? 'R' : 'L')).join('');
  return settled([{ kind: 'drop', path, slot, paid: decimalText(paid) }], paid);
}

/** Over all 2^rows paths. */
export function plinkoReturns(sheet: PlinkoSheet, bet: PlinkoBet): Returns {
  return returnsOf(
    Array.from({ length: bet.rows + 1 }, (_, slot) => ({
      multiplier: plinkoMultiplier(sheet, bet, slot),
      count: choose(bet.rows, slot),
    })),
  );
}
