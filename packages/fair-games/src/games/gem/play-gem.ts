import { Fraction } from '@fairway/money';
import { decimalText } from '../../chance/multiplier.ts';
import { FairGamesError } from '../../fair-games-error.ts';
import type { Stream } from '../../fairness/stream.ts';
import type { EvenSheet } from '../par-sheet.ts';
import { readRecord, readWhole } from '../read-input.ts';
import { settled, type Act, type Round, type Step } from '../round.ts';
import { gemMultiplier, gemTiles } from './gem-multiplier.ts';

export interface GemBet {
  readonly mines: number;
}

/** Throws `badBet`. */
export function readGemBet(value: unknown): GemBet {
  const { mines } = readRecord(value, ['mines'], 'badBet');
  return { mines: readWhole(mines, 1, gemTiles - 1, 'badBet') };
}

/**
 * The mines are where pick(25, mines) puts them before the first tile is opened. Acts: `open` with `tile` 0 to 24, `cashOut` after a
 * first gem; the last gem cashes out by itself. Left open it cashes out, untouched it returns the stake. The steps of an open round
 * name no mine. Throws `badAct`, `actNotAllowed`, `roundOver`.
 */
export function playGem(sheet: EvenSheet, stream: Stream, { mines }: GemBet, acts: readonly Act[]): Round {
  const hidden = stream.pick(gemTiles, mines);
  const opened = new Set<number>();
  const steps: Step[] = [];
  const paid = () => (opened.size === 0 ? Fraction.ZERO : gemMultiplier(sheet, mines, opened.size));
  const end = (multiplier: Fraction) =>
    settled([...steps, { kind: 'reveal', mines: hidden, paid: decimalText(multiplier) }], multiplier);
  let over: Round | undefined;
  for (const act of acts) {
    if (over) throw new FairGamesError('roundOver', 'the round is over');
    if (act.act === 'expire') over = end(opened.size === 0 ? Fraction.ONE : paid());
    else if (act.act === 'cashOut') {
      if (opened.size === 0) throw new FairGamesError('actNotAllowed', 'no gem has been found');
      over = end(paid());
    } else if (act.act === 'open') {
      const tile = readWhole(act['tile'], 0, gemTiles - 1, 'badAct');
      if (opened.has(tile)) throw new FairGamesError('actNotAllowed', 'the tile is open');
      const safe = !hidden.includes(tile);
      if (safe) opened.add(tile);
      steps.push({ kind: 'open', tile, safe, paid: decimalText(safe ? paid() : Fraction.ZERO) });
      if (!safe) over = end(Fraction.ZERO);
      else if (opened.size === gemTiles - mines) over = end(paid());
    } else throw new FairGamesError('badAct', `no act ${act.act}`);
  }
  const next = opened.size === 0 ? ['open'] : ['open', 'cashOut'];
  return over ?? { status: 'open', steps, staked: 1, multiplier: paid(), acts: next };
}
