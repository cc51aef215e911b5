import { Fraction } from '@fairway/money';
import { decimalText } from '../../chance/multiplier.ts';
import { returnsOf, type Returns } from '../../chance/returns.ts';
import type { Stream } from '../../fairness/stream.ts';
import { readOneOf, readRecord } from '../read-input.ts';
import { settled, type Round } from '../round.ts';
import {
  lanternRisks,
  lanternSizes,
  type LanternRisk,
  type LanternSheet,
  type LanternSize,
} from './lantern-sheet.ts';

export interface LanternBet {
  readonly risk: LanternRisk;
  readonly segments: LanternSize;
}

/** Throws `badBet`. */
export function readLanternBet(value: unknown): LanternBet {
  const { risk, segments } = readRecord(value, ['risk', 'segments'], 'badBet');
  return {
    risk: readOneOf(risk, lanternRisks, 'badBet'),
    segments: readOneOf(segments, lanternSizes, 'badBet'),
  };
}

/** The wheel stops at below(segments), counted from the top. */
export function playLantern(sheet: LanternSheet, stream: Stream, { risk, segments }: LanternBet): Round {
  const segment = stream.below(segments);
  const paid = sheet.wheels[risk][segments][segment] ?? Fraction.ZERO;
  return settled([{ kind: 'stop', segment, paid: decimalText(paid) }], paid);
}

/** Over all segments of the wheel. */
export function lanternReturns(sheet: LanternSheet, { risk, segments }: LanternBet): Returns {
  return returnsOf(sheet.wheels[risk][segments].map((multiplier) => ({ multiplier, count: 1n })));
}
