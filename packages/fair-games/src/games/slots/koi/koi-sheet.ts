import type { ParSheet } from '../../par-sheet.ts';
import { strip, type Strip } from '../reels.ts';

/** 锦鲤跃门: five reels of three rows, 243 combinations, free spins. */
export interface KoiSheet extends ParSheet {
  /** What the letters of the strips stand for. */
  readonly legend: Readonly<Record<string, string>>;
  readonly reels: readonly Strip[];
  /** Units in a stake. */
  readonly unit: number;
  /** What 3, 4 and 5 of a symbol on reels from the left pay for each combination, in units. */
  readonly pays: Readonly<Record<string, readonly [number, number, number]>>;
  readonly wild: string;
  readonly scatter: string;
  /** Free spins for 3, 4 and 5 scatters anywhere; they pay threefold and start no others. */
  readonly freeSpins: readonly [number, number, number];
  readonly freeFactor: number;
}

export const koiSheet: KoiSheet = {
  code: 'koi',
  version: 1,
  legend: {
    W: 'pearl',
    S: 'gate',
    A: 'goldKoi',
    B: 'redKoi',
    C: 'turtle',
    D: 'crane',
    E: 'lotus',
    F: 'ace',
    G: 'king',
    H: 'queen',
    I: 'jack',
  },
  // Most symbols stand in pairs: fewer screens pay, and those that do pay more.
  reels: [
    strip('BBIHFIHSCCHEEFGIEECGFFIDDGGDAAH'),
    strip('IHGIBBWDEEAACCSHDDFFHBGGIEHIFF'),
    strip('CCSFADIHGGICDDWHIEGGIIBBEEHHFFA'),
    strip('HHIIHWFAAIGGECCSDDWEEHBBIGFFDDC'),
    strip('EEEHHGFFDDBGGGBBSIIDHHCCIIAAFF'),
  ],
  unit: 20,
  pays: {
    A: [30, 120, 600],
    B: [20, 75, 300],
    C: [12, 50, 180],
    D: [10, 35, 120],
    E: [8, 30, 120],
    F: [6, 18, 60],
    G: [6, 18, 60],
    H: [5, 12, 35],
    I: [5, 12, 35],
  },
  wild: 'W',
  scatter: 'S',
  freeSpins: [10, 15, 20],
  freeFactor: 3,
};
