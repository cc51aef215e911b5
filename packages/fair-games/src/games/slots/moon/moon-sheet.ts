import type { ParSheet } from '../../par-sheet.ts';
import { strip, type Strip } from '../reels.ts';

/** 月兔宝匣: three reels of three rows, five lines, a bonus in which the member opens boxes. */
export interface MoonSheet extends ParSheet {
  readonly legend: Readonly<Record<string, string>>;
  readonly reels: readonly Strip[];
  /** Units in a stake: one a line. */
  readonly unit: number;
  /** The row of each line on each reel, 0 the top. */
  readonly lines: readonly string[];
  /** What three of a symbol on a line pay, in units. */
  readonly pays: Readonly<Record<string, number>>;
  readonly wild: string;
  readonly scatter: string;
  /** What the boxes hold, in units; they lie in an order drawn when the bonus starts. 0 is the fox that ends it. */
  readonly boxes: readonly number[];
}

export const moonSheet: MoonSheet = {
  code: 'moon',
  version: 1,
  legend: {
    W: 'rabbit',
    M: 'moonBox',
    A: 'moon',
    B: 'lantern',
    C: 'mooncake',
    D: 'osmanthus',
    E: 'pomelo',
    F: 'teapot',
  },
  reels: [
    strip('EMDWCFEBDFEAMCDFEBFDECFD'),
    strip('MEDCFWEDBFECDMFEADFCEBFD'),
    strip('DFECWFDEBFCEDAFEMDCFEBFD'),
  ],
  unit: 5,
  lines: ['111', '000', '222', '012', '210'],
  pays: { W: 500, A: 160, B: 60, C: 25, D: 14, E: 9, F: 5 },
  wild: 'W',
  scatter: 'M',
  boxes: [0, 5, 5, 10, 10, 15, 25, 50, 100],
};
