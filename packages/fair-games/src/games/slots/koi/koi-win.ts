import type { Screen } from '../reels.ts';
import type { KoiSheet } from './koi-sheet.ts';

/** One symbol that pays on a screen: how many reels from the left, in how many combinations, units in all. */
export interface KoiWin {
  readonly symbol: string;
  readonly reels: number;
  readonly combinations: number;
  readonly units: number;
}

/** Every win of a screen. A wild stands for each symbol but the scatter; there is none on the first reel. */
export function koiWins(sheet: KoiSheet, screen: Screen): KoiWin[] {
  return Object.entries(sheet.pays).flatMap(([symbol, pays]) => {
    let combinations = 1;
    let reels = 0;
    for (const column of screen) {
      const count = column.filter((one) => one === symbol || one === sheet.wild).length;
      if (count === 0) break;
      combinations *= count;
      reels += 1;
    }
    const pay = pays[reels - 3];
    return pay === undefined ? [] : [{ symbol, reels, combinations, units: pay * combinations }];
  });
}

export function unitsOf(wins: readonly { readonly units: number }[]): number {
  return wins.reduce((sum, { units }) => sum + units, 0);
}

/** Free spins that so many scatters start. */
export function freeSpinsFor(sheet: KoiSheet, scatters: number): number {
  return scatters < 3 ? 0 : (sheet.freeSpins[Math.min(scatters, 5) - 3] ?? 0);
}
