import { koiSheet } from '@fairway/fair-games';
import { textIn, type ShownRound } from '../../rounds/shown-round.ts';
import { unitsIn } from '../slots/amount-of-units.ts';
import { numbersIn, recordsIn, textsIn } from '../slots/read-step.ts';
import { cellsOfSymbol, cellsOfWin } from '../slots/winning-cells.ts';

interface KoiWinShown {
  readonly symbol: string;
  readonly reels: number;
  readonly combinations: number;
  readonly units: number;
  readonly cells: readonly number[];
}

/** One screen of a round: the spin, or one of its free spins. */
export interface KoiTurn {
  readonly stops: readonly number[];
  readonly wins: readonly KoiWinShown[];
  readonly gates: readonly number[];
  readonly units: number;
  /** Units of the round with this turn. */
  readonly sum: number;
}

/** The turns of a round as its steps have them. Free spins pay by the sheet's factor. */
export function koiTurns({ steps }: Pick<ShownRound, 'steps'>): KoiTurn[] {
  let sum = 0;
  return steps.map((step) => {
    const screen = textsIn(step, 'screen');
    const factor = step.kind === 'freeSpin' ? koiSheet.freeFactor : 1;
    const units = unitsIn(textIn(step, 'paid'), koiSheet.unit);
    sum += units;
    const wins = recordsIn(step, 'wins').map((win) => {
      const symbol = String(win['symbol']);
      const reels = Number(win['reels']);
      const combinations = Number(win['combinations']);
      return {
        symbol,
        reels,
        combinations,
        units: (koiSheet.pays[symbol]?.[reels - 3] ?? 0) * combinations * factor,
        cells: cellsOfWin(screen, { symbol, reels }, koiSheet.wild),
      };
    });
    return {
      stops: numbersIn(step, 'stops'),
      wins,
      gates: cellsOfSymbol(screen, koiSheet.scatter),
      units,
      sum,
    };
  });
}
