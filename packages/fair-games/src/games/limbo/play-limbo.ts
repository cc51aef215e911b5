import { Fraction } from '@fairway/money';
import { decimalText } from '../../chance/multiplier.ts';
import type { Stream } from '../../fairness/stream.ts';
import type { ParSheet } from '../par-sheet.ts';
import { readRecord, readWhole } from '../read-input.ts';
import { settled, type Round } from '../round.ts';
import { pointOf } from './limbo-point.ts';

export interface LimboBet {
  /** In hundredths: 200 pays 2.00 when the point is 2.00 or more. */
  readonly target: number;
}

export const limboSheet: ParSheet = { code: 'limbo', version: 1 };

/** 1.01 and 1,000,000.00: a million comes once in 1,010,105 rounds. */
export const limboTargets = { least: 101, most: 100_000_000 };

/** Throws `badBet`. */
export function readLimboBet(value: unknown): LimboBet {
  const { target } = readRecord(value, ['target'], 'badBet');
  return { target: readWhole(target, limboTargets.least, limboTargets.most, 'badBet') };
}

export function playLimbo(stream: Stream, { target }: LimboBet): Round {
  const point = pointOf(stream.next());
  const won = point >= target;
  const step = { kind: 'point', point: decimalText(Fraction.scaled(BigInt(point), 2)), won };
  return settled([step], won ? Fraction.scaled(BigInt(target), 2) : Fraction.ZERO);
}
