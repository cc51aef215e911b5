import { ScreenTally, type ScreenCount } from '../feature-returns.ts';
import { windowAt } from '../reels.ts';
import type { KoiSheet } from './koi-sheet.ts';

/** What matters of one stop of one reel: how often each paying symbol counts, wilds with it, and the scatters. */
interface Stop {
  readonly counts: readonly number[];
  readonly scatters: number;
}

/** A symbol that still pays on the reels so far, and in how many combinations. */
interface Run {
  readonly symbol: number;
  readonly combinations: number;
}

/**
 * Every screen of the full cycle, joined where equal; `feature` is the number of scatters less two. Reels are only followed as long
 * as a symbol still runs: once none does, what is left of the cycle is counted by its scatters.
 */
export function koiCycle(sheet: KoiSheet): ScreenCount[] {
  const symbols = Object.keys(sheet.pays);
  const pays = symbols.map((symbol) => sheet.pays[symbol] ?? [0, 0, 0]);
  const reels = sheet.reels.map((reel) =>
    reel.map((_, stop) => stopOf(sheet, symbols, windowAt(reel, stop))),
  );
  const rest = scattersFrom(reels);
  const tally = new ScreenTally();
  const featureOf = (scatters: number) => Math.max(0, Math.min(scatters, 5) - 2);
  const follow = (reel: number, runs: readonly Run[], units: number, scatters: number): void => {
    if (runs.length === 0 || reel === reels.length) {
      for (const [more, count] of (rest[reel] ?? []).entries())
        if (count > 0) tally.add(units, featureOf(scatters + more), count);
      return;
    }
    for (const stop of reels[reel] ?? []) {
      let paid = units;
      const longer: Run[] = [];
      for (const { symbol, combinations } of runs) {
        const count = stop.counts[symbol] ?? 0;
        if (count > 0) longer.push({ symbol, combinations: combinations * count });
        else if (reel >= 3) paid += combinations * (pays[symbol]?.[reel - 3] ?? 0);
      }
      if (reel === reels.length - 1)
        for (const { symbol, combinations } of longer) paid += combinations * (pays[symbol]?.[2] ?? 0);
      follow(reel + 1, longer, paid, scatters + stop.scatters);
    }
  };
  follow(
    0,
    symbols.map((_, symbol) => ({ symbol, combinations: 1 })),
    0,
    0,
  );
  return tally.screens();
}

function stopOf(sheet: KoiSheet, symbols: readonly string[], window: readonly string[]): Stop {
  const count = (wanted: (symbol: string) => boolean) => window.filter(wanted).length;
  return {
    counts: symbols.map((symbol) => count((one) => one === symbol || one === sheet.wild)),
    scatters: count((one) => one === sheet.scatter),
  };
}

/** By the reel from which on they count: how many stops of the remaining reels show 0, 1, 2, .. scatters. */
function scattersFrom(reels: readonly (readonly Stop[])[]): number[][] {
  const from: number[][] = [[1]];
  for (const reel of reels.toReversed()) {
    const after = from[0] ?? [];
    const sums: number[] = [];
    for (const { scatters } of reel)
      for (const [more, count] of after.entries())
        sums[scatters + more] = (sums[scatters + more] ?? 0) + count;
    from.unshift(Array.from(sums, (sum) => sum ?? 0));
  }
  return from;
}
