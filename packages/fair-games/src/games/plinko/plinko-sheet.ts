import type { Fraction } from '@fairway/money';
import { multiplier } from '../../chance/multiplier.ts';
import type { ParSheet } from '../par-sheet.ts';

export const plinkoRisks = ['low', 'medium', 'high'] as const;
export type PlinkoRisk = (typeof plinkoRisks)[number];
export const plinkoRows = [8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
export type PlinkoRows = (typeof plinkoRows)[number];

/** For each number of rows the slots from the edge to the middle; the other half mirrors them. */
type PlinkoTable = Readonly<Record<PlinkoRows, readonly Fraction[]>>;

export interface PlinkoSheet extends ParSheet {
  readonly tables: Readonly<Record<PlinkoRisk, PlinkoTable>>;
}

const slots = (texts: string): Fraction[] => texts.split(' ').map(multiplier);

export const plinkoSheet: PlinkoSheet = {
  code: 'plinko',
  version: 1,
  tables: {
    low: {
      8: slots('5.6 2.8 1.3 0.8 0.5'),
      9: slots('6.4 3.5 1.9 1 0.5'),
      10: slots('7.3 3.9 2.1 1.3 0.7 0.5'),
      11: slots('8.3 4.9 2.9 1.6 0.9 0.5'),
      12: slots('9.5 5.2 2.9 1.6 1.2 0.8 0.4'),
      13: slots('11 6.6 4 2.4 1.5 0.8 0.5'),
      14: slots('12 7.2 4.2 2.6 1.7 1 0.7 0.5'),
      15: slots('14 8.7 5.4 3.4 2.3 1.2 0.8 0.5'),
      16: slots('16 9.8 6 3.8 2.4 1.4 0.9 0.8 0.4'),
    },
    medium: {
      8: slots('13 3.8 1.4 0.6 0.3'),
      9: slots('17 5.6 1.9 0.8 0.4'),
      10: slots('22 6.9 2.4 1.2 0.6 0.3'),
      11: slots('29 9.9 3.5 1.5 0.9 0.3'),
      12: slots('38 14 5.2 1.9 0.9 0.6 0.3'),
      13: slots('49 20 7.9 3.2 1.3 0.6 0.3'),
      14: slots('64 25 10 4.5 1.8 0.9 0.4 0.2'),
      15: slots('84 34 14 5.8 2.4 1.1 0.6 0.3'),
      16: slots('110 46 19 8.3 3.6 1.6 0.8 0.3 0.2'),
    },
    high: {
      8: slots('29 4.7 1.3 0.3 0.2'),
      9: slots('45 8.5 1.8 0.5 0.2'),
      10: slots('70 13 3 0.8 0.3 0.1'),
      11: slots('110 21 4.8 1.2 0.5 0.1'),
      12: slots('170 26 5.6 1.7 0.7 0.4 0.3'),
      13: slots('265 49 12 2.7 1 0.3 0.2'),
      14: slots('415 76 17 4.5 1.4 0.4 0.3 0.2'),
      15: slots('640 125 28 7.2 2.3 0.9 0.2 0.1'),
      16: slots('1000 185 40 10 3 1.3 0.5 0.2 0.1'),
    },
  },
};
