import type { Screen } from '../reels.ts';
import type { DrumSheet } from './drum-sheet.ts';

/** A line that pays: its number from 1, the symbol, how many reels from the left, units. */
export interface LineWin {
  readonly line: number;
  readonly symbol: string;
  readonly reels: number;
  readonly units: number;
}

/** Every line that pays on a screen; a wild stands for each paying symbol, there is none on the first reel. */
export function drumWins(sheet: DrumSheet, screen: Screen): LineWin[] {
  return sheet.lines.flatMap((line, index) => {
    const symbols = Array.from(line).map((row, reel) => screen[reel]?.[Number(row)] ?? '');
    const [symbol = ''] = symbols;
    const end = symbols.findIndex((one) => one !== symbol && one !== sheet.wild);
    const reels = end < 0 ? symbols.length : end;
    const units = sheet.pays[symbol]?.[reels - 3];
    return units === undefined ? [] : [{ line: index + 1, symbol, reels, units }];
  });
}
