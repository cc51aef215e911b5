import { Fraction } from '@fairway/money';
import { choose } from '../../chance/combinations.ts';
import { decimalText } from '../../chance/multiplier.ts';
import { returnsOf, type Returns } from '../../chance/returns.ts';
import { FairGamesError } from '../../fair-games-error.ts';
import type { Stream } from '../../fairness/stream.ts';
import { readDistinct, readRecord } from '../read-input.ts';
import { settled, type Round } from '../round.ts';
import type { KenoSheet } from './keno-sheet.ts';

const kenoNumbers = 40;
const kenoDrawn = 10;

export interface KenoBet {
  /** 1 to 10 different numbers from 1 to 40. */
  readonly numbers: readonly number[];
}

/** Throws `badBet`, `repeatedNumber`, `wrongCount`. */
export function readKenoBet(value: unknown): KenoBet {
  const record = readRecord(value, ['numbers'], 'badBet');
  const numbers = readDistinct(record['numbers'], 1, kenoNumbers, 'badBet');
  if (numbers.length < 1 || numbers.length > kenoDrawn)
    throw new FairGamesError('wrongCount', 'keno takes 1 to 10 numbers');
  return { numbers };
}

/** Ten numbers 1 + pick(40, 10). */
export function playKeno(sheet: KenoSheet, stream: Stream, { numbers }: KenoBet): Round {
  const drawn = stream.pick(kenoNumbers, kenoDrawn).map((index) => index + 1);
  const hits = numbers.filter((number) => drawn.includes(number)).length;
  const paid = sheet.tables[numbers.length]?.[hits] ?? Fraction.ZERO;
  return settled([{ kind: 'draw', drawn, hits, paid: decimalText(paid) }], paid);
}

/** Over all C(40, 10) draws, for so many numbers picked. */
export function kenoReturns(sheet: KenoSheet, picked: number): Returns {
  return returnsOf(
    Array.from({ length: picked + 1 }, (_, hits) => ({
      multiplier: sheet.tables[picked]?.[hits] ?? Fraction.ZERO,
      count: choose(picked, hits) * choose(kenoNumbers - picked, kenoDrawn - hits),
    })),
  );
}
