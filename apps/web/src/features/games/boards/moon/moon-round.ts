import { decimalText, moonSheet } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';
import { numberIn, textIn, type ShownRound } from '../../rounds/shown-round.ts';
import { unitsIn } from '../slots/amount-of-units.ts';
import { numbersIn, recordsIn, textsIn } from '../slots/read-step.ts';
import { cellsOfLine, cellsOfSymbol } from '../slots/winning-cells.ts';

interface MoonWinShown {
  readonly line: number;
  readonly symbol: string;
  readonly units: number;
  readonly cells: readonly number[];
}

/** A box of the bonus with what it holds in units, 0 for the fox. `left`: not opened, shown when the round is over. */
interface BoxShown {
  readonly state: 'closed' | 'open' | 'left';
  readonly units: number;
}

export interface MoonRound {
  readonly stops: readonly number[];
  readonly wins: readonly MoonWinShown[];
  readonly units: number;
  /** The cells of the moon boxes. */
  readonly scatters: readonly number[];
  readonly isBonus: boolean;
  readonly boxes: readonly BoxShown[];
  /** Those opened that hold a prize, and what they hold together. */
  readonly prizes: number;
  readonly boxUnits: number;
  /** The box opened last. */
  readonly last: number | undefined;
  /** Units as a multiple of the stake. */
  timesOf(units: number): string;
}

/** A round as its steps have it. */
export function moonRound({ steps, status }: Pick<ShownRound, 'steps' | 'status'>): MoonRound | undefined {
  const [spin] = steps;
  if (!spin) return undefined;
  const opened = steps.filter(({ kind }) => kind === 'open');
  const reveal = steps.find(({ kind }) => kind === 'reveal');
  const boxes: BoxShown[] = moonSheet.boxes.map(() => ({ state: 'closed', units: 0 }));
  if (reveal)
    for (const [box, held] of textsIn(reveal, 'boxes').entries())
      boxes[box] = { state: 'left', units: unitsIn(held, moonSheet.unit) };
  let [prizes, boxUnits] = [0, 0];
  for (const step of opened) {
    const units = unitsIn(textIn(step, 'held'), moonSheet.unit);
    boxes[numberIn(step, 'box')] = { state: 'open', units };
    if (units > 0) prizes += 1;
    boxUnits += units;
  }
  const last = opened.at(-1);
  return {
    stops: numbersIn(spin, 'stops'),
    wins: recordsIn(spin, 'wins').map((win) => {
      const symbol = String(win['symbol']);
      const line = Number(win['line']);
      const cells = cellsOfLine(moonSheet.lines[line - 1] ?? '', 3);
      return { line, symbol, units: moonSheet.pays[symbol] ?? 0, cells };
    }),
    units: unitsIn(textIn(spin, 'paid'), moonSheet.unit),
    scatters: cellsOfSymbol(textsIn(spin, 'screen'), moonSheet.scatter),
    isBonus: status === 'open' || opened.length > 0,
    boxes,
    prizes,
    boxUnits,
    last: last && numberIn(last, 'box'),
    timesOf: (units) => decimalText(Fraction.of(BigInt(units), BigInt(moonSheet.unit))),
  };
}

/** The same round before its last box was opened. */
export function beforeLastBox(round: ShownRound): MoonRound | undefined {
  const last = round.steps.findLastIndex(({ kind }) => kind === 'open');
  return moonRound({ status: 'open', steps: round.steps.slice(0, Math.max(1, last)) });
}
