import type { ParSheet } from '../../par-sheet.ts';
import { strip, type Strip } from '../reels.ts';

/** 赤金战鼓: five reels of three rows, twenty lines, hold and respin on all fifteen cells. */
export interface DrumSheet extends ParSheet {
  readonly legend: Readonly<Record<string, string>>;
  readonly reels: readonly Strip[];
  /** Units in a stake: one a line. */
  readonly unit: number;
  /** The row of each line on each reel, 0 the top. */
  readonly lines: readonly string[];
  /** What 3, 4 and 5 of a symbol from the left pay on a line, in units. */
  readonly pays: Readonly<Record<string, readonly [number, number, number]>>;
  readonly wild: string;
  readonly drum: string;
  /** Drums on a screen that start the respins. */
  readonly starts: number;
  /** Respins without a new drum that end them. */
  readonly respins: number;
  /** The strip of one cell while respinning: a drum or nothing. */
  readonly cell: Strip;
  /** Values of a drum in units, each position equally likely. */
  readonly values: readonly number[];
  /** For all fifteen cells, on top of their drums, in units. */
  readonly grand: number;
}

export const drumSheet: DrumSheet = {
  code: 'drum',
  version: 1,
  legend: {
    W: 'banner',
    O: 'drum',
    A: 'general',
    B: 'horse',
    C: 'helmet',
    D: 'bow',
    E: 'ace',
    F: 'king',
    G: 'queen',
    H: 'jack',
  },
  reels: [
    strip('AEEDFFHOOCCEHFBECGFHGDDHGG'),
    strip('OOEGHCFFBBGOCEEDFHWWHAGHFDD'),
    strip('BGGCCFEGHOOOFEDDHFWWAGBEDH'),
    strip('FFOODCHHEOFAWGDDEEGHBBFGC'),
    strip('DGGHHCFGHEEDDBAAFFBOOCCOE'),
  ],
  unit: 20,
  lines: [
    '11111',
    '00000',
    '22222',
    '01210',
    '21012',
    '00100',
    '22122',
    '10001',
    '12221',
    '01110',
    '21112',
    '10101',
    '12121',
    '01010',
    '21212',
    '11011',
    '11211',
    '00122',
    '22100',
    '10121',
  ],
  pays: {
    A: [40, 200, 1200],
    B: [30, 120, 500],
    C: [25, 80, 300],
    D: [20, 60, 225],
    E: [12, 30, 100],
    F: [12, 30, 100],
    G: [8, 25, 80],
    H: [8, 25, 80],
  },
  wild: 'W',
  drum: 'O',
  starts: 6,
  respins: 3,
  cell: strip('O...................'),
  values: [10, 10, 10, 10, 10, 10, 10, 10, 20, 20, 20, 20, 20, 40, 40, 40, 60, 100, 200, 400],
  grand: 20_000,
};
