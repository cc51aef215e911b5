import { Fraction } from '@fairway/money';
import { decimalText } from '../../../chance/multiplier.ts';
import type { Stream } from '../../../fairness/stream.ts';
import { settled, type Plain, type Round, type Step } from '../../round.ts';
import { countOf, spin } from '../reels.ts';
import type { KoiSheet } from './koi-sheet.ts';
import { freeSpinsFor, koiWins, unitsOf } from './koi-win.ts';

/** A spin and the free spins it starts, which go on in the same stream. Instant: the page shows the steps at its own pace. */
export function playKoi(sheet: KoiSheet, stream: Stream): Round {
  const inStakes = (units: number) => Fraction.of(BigInt(units), BigInt(sheet.unit));
  const turn = (kind: string, factor: number): { step: Step; units: number; scatters: number } => {
    const { stops, screen } = spin(stream, sheet.reels);
    const wins = koiWins(sheet, screen);
    const units = unitsOf(wins) * factor;
    const shown: Plain = wins.map(({ symbol, reels, combinations }) => ({ symbol, reels, combinations }));
    const step = {
      kind,
      stops,
      screen: screen.map((column) => column.join('')),
      wins: shown,
      paid: decimalText(inStakes(units)),
    };
    return { step, units, scatters: countOf(screen, sheet.scatter) };
  };
  const base = turn('spin', 1);
  const free = Array.from({ length: freeSpinsFor(sheet, base.scatters) }, () =>
    turn('freeSpin', sheet.freeFactor),
  );
  const turns = [base, ...free];
  return settled(
    turns.map(({ step }) => step),
    inStakes(unitsOf(turns)),
  );
}
