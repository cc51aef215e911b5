import { Fraction } from '@fairway/money';
import { decimalText } from '../../chance/multiplier.ts';
import { FairGamesError } from '../../fair-games-error.ts';
import { limboTargets } from '../limbo/play-limbo.ts';
import type { ParSheet } from '../par-sheet.ts';
import { readRecord, readWhole } from '../read-input.ts';
import { settled, type Act, type Round, type Step } from '../round.ts';

export interface RocketBet {
  /** In hundredths; pays exactly when reached, connected or not. */
  readonly target?: number;
}

export const rocketSheet: ParSheet = { code: 'rocket', version: 1 };

/** Throws `badBet`. */
export function readRocketBet(value: unknown): RocketBet {
  const { target } = readRecord(value, ['target'], 'badBet');
  return target === undefined
    ? {}
    : { target: readWhole(target, limboTargets.least, limboTargets.most, 'badBet') };
}

/**
 * One member's part of a flight that ended at a point of hundredths. The act `cashOut` carries the height (`at`, hundredths) that
 * the flight had when it was accepted; the lower of it and the target pays, if the flight came that far. Throws `badAct`.
 */
export function playRocket(point: number, { target }: RocketBet, acts: readonly Act[]): Round {
  const [cashOut, ...more] = acts;
  if (more.length > 0) throw new FairGamesError('roundOver', 'the stake was cashed out before');
  if (cashOut && cashOut.act !== 'cashOut') throw new FairGamesError('badAct', `no act ${cashOut.act}`);
  const at = cashOut && readWhole(cashOut['at'], limboTargets.least, limboTargets.most, 'badAct');
  const height = Math.min(at ?? Infinity, target ?? Infinity);
  const won = height <= point;
  const text = (value: number) => decimalText(Fraction.scaled(BigInt(value), 2));
  const steps: Step[] = won ? [{ kind: 'cashOut', at: text(height) }] : [];
  return settled(
    [...steps, { kind: 'crash', point: text(point) }],
    won ? Fraction.scaled(BigInt(height), 2) : Fraction.ZERO,
  );
}
