import type { Fraction } from '@fairway/money';
import { multiplier } from '../../chance/multiplier.ts';
import type { ParSheet } from '../par-sheet.ts';

export const lanternSizes = [10, 20, 30, 40, 50] as const;
export const lanternRisks = ['low', 'medium', 'high'] as const;
export type LanternSize = (typeof lanternSizes)[number];
export type LanternRisk = (typeof lanternRisks)[number];

export interface LanternSheet extends ParSheet {
  /** The lanterns of a wheel in their order from the top, clockwise. Each wheel adds up to 0.99 of its size. */
  readonly wheels: Readonly<Record<LanternRisk, Readonly<Record<LanternSize, readonly Fraction[]>>>>;
}

/** A wheel from texts: `'1.5 0 1.2'`, repeated. */
function wheel(lanterns: string, times = 1): Fraction[] {
  const once = lanterns.split(' ').map(multiplier);
  return Array.from({ length: times }, () => once).flat();
}

/** One lantern pays nearly the whole wheel, all others nothing. */
function single(paid: string, size: LanternSize): Fraction[] {
  return wheel([paid, ...Array.from({ length: size - 1 }, () => '0')].join(' '));
}

const calm = '1.5 1.2 1.2 1.2 0 1.2 1.2 1.2 1.2 0';

export const lanternSheet: LanternSheet = {
  code: 'lantern',
  version: 1,
  wheels: {
    // Eight of ten lanterns pay, each a little.
    low: { 10: wheel(calm), 20: wheel(calm, 2), 30: wheel(calm, 3), 40: wheel(calm, 4), 50: wheel(calm, 5) },
    // Every second lantern pays, one of them well.
    medium: {
      10: wheel('3 0 1.5 0 1.9 0 1.5 0 2 0'),
      20: wheel('4 0 1.5 0 2 0 1.5 0 2 0 1.5 0 2 0 1.5 0 1.5 0 2.3 0'),
      30: wheel('5 0 1.5 0 2 0 1.5 0 1.5 0 2 0 1.5 0 3 0 1.5 0 1.5 0 2 0 1.5 0 1.5 0 2 0 1.7 0'),
      40: wheel(
        '5.6 0 1.5 0 2 0 1.5 0 1.5 0 3 0 1.5 0 2 0 1.5 0 1.5 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0 1.5 0 2 0 1.5 0 1.5 0',
      ),
      50: wheel(
        '7 0 1.5 0 2 0 1.5 0 1.5 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0 1.5 0 2 0 1.5 0 1.5 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0 1.5 0 2 0 1.5 0 1.5 0',
      ),
    },
    high: {
      10: single('9.9', 10),
      20: single('19.8', 20),
      30: single('29.7', 30),
      40: single('39.6', 40),
      50: single('49.5', 50),
    },
  },
};
