import { Fraction } from '@fairway/money';
import type { DrumSheet } from './drum-sheet.ts';
import { cells } from './respin.ts';

/** Above what a spin with its respins returns: the best symbol on every line, and fifteen drums of the greatest value. */
export function drumMost(sheet: DrumSheet): Fraction {
  const line = Math.max(...Object.values(sheet.pays).map(([, , five]) => five));
  const drums = cells * Math.max(...sheet.values) + sheet.grand;
  return Fraction.of(BigInt(line * sheet.lines.length + drums), BigInt(sheet.unit));
}
