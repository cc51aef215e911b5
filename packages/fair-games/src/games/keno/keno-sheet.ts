import { Fraction } from '@fairway/money';
import { multiplier } from '../../chance/multiplier.ts';
import type { ParSheet } from '../par-sheet.ts';

export interface KenoSheet extends ParSheet {
  /** By how many numbers are picked (1 to 10): what 0, 1, 2, .. of them drawn pay. */
  readonly tables: readonly (readonly Fraction[])[];
}

const hits = (from: number, texts: string): Fraction[] => [
  ...Array.from({ length: from }, () => Fraction.ZERO),
  ...texts.split(' ').map(multiplier),
];

export const kenoSheet: KenoSheet = {
  code: 'keno',
  version: 1,
  tables: [
    [],
    hits(1, '3.96'),
    hits(1, '1.6 6.5'),
    hits(2, '3.6 41'),
    hits(2, '1.7 8.3 130'),
    hits(2, '1.6 3.5 18 250'),
    hits(3, '2.1 13 110 3600'),
    hits(3, '1.5 5 35 480 20000'),
    hits(3, '1.5 2.9 16 110 1800 20000'),
    hits(4, '3.5 9.7 55 600 15000 50000'),
    hits(4, '3.6 5.8 19 90 1000 31000 50000'),
  ],
};
