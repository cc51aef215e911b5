import type { Screen } from '../reels.ts';
import type { MoonSheet } from './moon-sheet.ts';

export interface MoonWin {
  /** From 1. */
  readonly line: number;
  readonly symbol: string;
  readonly units: number;
}

/** Every line of three of a symbol; a wild stands for each paying symbol, three wilds pay as their own. */
export function moonWins(sheet: MoonSheet, screen: Screen): MoonWin[] {
  return sheet.lines.flatMap((line, index) => {
    const symbols = Array.from(line).map((row, reel) => screen[reel]?.[Number(row)] ?? '');
    const natural = symbols.filter((symbol) => symbol !== sheet.wild);
    const [symbol = sheet.wild] = natural;
    const units = sheet.pays[symbol];
    if (units === undefined || natural.some((one) => one !== symbol)) return [];
    return [{ line: index + 1, symbol, units }];
  });
}

/** A scatter on every reel starts the bonus. */
export function startsBonus(sheet: MoonSheet, screen: Screen): boolean {
  return screen.every((column) => column.includes(sheet.scatter));
}
