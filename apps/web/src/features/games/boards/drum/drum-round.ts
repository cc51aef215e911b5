import { drumSheet } from '@fairway/fair-games';
import { textIn, type ShownRound } from '../../rounds/shown-round.ts';
import { unitsIn } from '../slots/amount-of-units.ts';
import { numbersIn, recordsIn } from '../slots/read-step.ts';
import { cellsOfLine } from '../slots/winning-cells.ts';

interface LineShown {
  readonly line: number;
  readonly symbol: string;
  readonly reels: number;
  readonly units: number;
  /** Those that pay, and those that the whole line runs through. */
  readonly cells: readonly number[];
  readonly path: readonly number[];
}

/** The drums on the cells after a respin, each with its value in units; those of the last one apart. */
interface RespinShown {
  readonly held: ReadonlyMap<number, number>;
  readonly fresh: ReadonlySet<number>;
  readonly sum: number;
  /** Respins that are left after it. */
  readonly left: number;
}

export interface DrumRound {
  readonly stops: readonly number[];
  readonly wins: readonly LineShown[];
  readonly units: number;
  /** First the drums that the spin showed, then each respin; none where too few were shown. */
  readonly respins: readonly RespinShown[];
  readonly full: boolean;
  readonly respinUnits: number;
}

/** A round as its steps have it. */
export function drumRound({ steps }: Pick<ShownRound, 'steps'>): DrumRound | undefined {
  const [spin] = steps;
  if (!spin) return undefined;
  const over = steps.find(({ kind }) => kind === 'respinsOver');
  const wins = recordsIn(spin, 'wins').map((win) => {
    const line = Number(win['line']);
    const symbol = String(win['symbol']);
    const reels = Number(win['reels']);
    const path = drumSheet.lines[line - 1] ?? '';
    return {
      line,
      symbol,
      reels,
      units: drumSheet.pays[symbol]?.[reels - 3] ?? 0,
      cells: cellsOfLine(path, reels),
      path: cellsOfLine(path, path.length),
    };
  });
  return {
    stops: numbersIn(spin, 'stops'),
    wins,
    units: unitsIn(textIn(spin, 'paid'), drumSheet.unit),
    respins: respinsOf(steps),
    full: over?.['full'] === true,
    respinUnits: unitsIn(textIn(over, 'paid'), drumSheet.unit),
  };
}

function respinsOf(steps: ShownRound['steps']): RespinShown[] {
  const shown: RespinShown[] = [];
  let [held, left]: [ReadonlyMap<number, number>, number] = [new Map(), drumSheet.respins + 1];
  for (const step of steps.filter(({ kind }) => kind === 'respin')) {
    const drums = recordsIn(step, 'drums').map(
      (drum) => [Number(drum['cell']), unitsIn(String(drum['value']), drumSheet.unit)] as const,
    );
    held = new Map([...held, ...drums]);
    left = drums.length > 0 ? drumSheet.respins : left - 1;
    const sum = Array.from(held.values()).reduce((total, units) => total + units, 0);
    shown.push({ held, fresh: new Set(drums.map(([cell]) => cell)), sum, left });
  }
  return shown;
}
