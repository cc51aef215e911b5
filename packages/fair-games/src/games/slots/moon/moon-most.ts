import { Fraction } from '@fairway/money';
import type { MoonSheet } from './moon-sheet.ts';

/** The greatest win of one screen of version 1 in units, 105 stakes. No screen that starts the bonus comes to as much, every box included. */
const topUnits = 525;

/** What no round returns more than. */
export function moonMost(sheet: MoonSheet): Fraction {
  return Fraction.of(BigInt(topUnits), BigInt(sheet.unit));
}
