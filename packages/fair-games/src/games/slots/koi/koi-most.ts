import { Fraction } from '@fairway/money';
import type { KoiSheet } from './koi-sheet.ts';

/** The greatest win of one screen of version 1 in units, 720.6 stakes: enumerated, which takes too long to do for a bet. */
const topUnits = 14_412;

/** Above what a spin with its free spins returns: the greatest screen in each of them. */
export function koiMost(sheet: KoiSheet): Fraction {
  const screens = 1 + sheet.freeSpins[2] * sheet.freeFactor;
  return Fraction.of(BigInt(topUnits * screens), BigInt(sheet.unit));
}
