import { ScreenTally, type ScreenCount } from '../feature-returns.ts';
import { windowAt } from '../reels.ts';
import type { DrumSheet } from './drum-sheet.ts';

interface Stop {
  readonly window: readonly string[];
  readonly drums: number;
}

/** A line whose run goes on: the rows of the line and its symbol. */
interface Run {
  readonly line: readonly number[];
  readonly symbol: string;
}

/**
 * Every screen of the full cycle, joined where equal; `feature` is the number of drums where it starts the respins, else 0. Reels are
 * only followed as long as a line runs: once none does, what is left of the cycle is counted by its drums.
 */
export function drumCycle(sheet: DrumSheet): ScreenCount[] {
  const lines = sheet.lines.map((line) => Array.from(line).map(Number));
  const reels = sheet.reels.map((reel) =>
    reel.map((_, stop): Stop => {
      const window = windowAt(reel, stop);
      return { window, drums: window.filter((symbol) => symbol === sheet.drum).length };
    }),
  );
  const rest = drumsFrom(reels);
  const tally = new ScreenTally();
  const featureOf = (drums: number) => (drums >= sheet.starts ? drums : 0);
  const follow = (reel: number, runs: readonly Run[], units: number, drums: number): void => {
    if (runs.length === 0 || reel === reels.length) {
      for (const [more, count] of (rest[reel] ?? []).entries())
        if (count > 0) tally.add(units, featureOf(drums + more), count);
      return;
    }
    for (const stop of reels[reel] ?? []) {
      let paid = units;
      const longer: Run[] = [];
      for (const run of runs) {
        const symbol = stop.window[run.line[reel] ?? 0] ?? '';
        const pays = sheet.pays[run.symbol];
        if (symbol !== run.symbol && symbol !== sheet.wild) paid += pays?.[reel - 3] ?? 0;
        else if (reel === reels.length - 1) paid += pays?.[2] ?? 0;
        else longer.push(run);
      }
      follow(reel + 1, longer, paid, drums + stop.drums);
    }
  };
  for (const stop of reels[0] ?? []) {
    const runs = lines
      .map((line) => ({ line, symbol: stop.window[line[0] ?? 0] ?? '' }))
      .filter(({ symbol }) => symbol in sheet.pays);
    follow(1, runs, 0, stop.drums);
  }
  return tally.screens();
}

/** By the reel from which on they count: how many stops of the remaining reels show 0, 1, 2, .. drums. */
function drumsFrom(reels: readonly (readonly Stop[])[]): number[][] {
  const from: number[][] = [[1]];
  for (const reel of reels.toReversed()) {
    const sums: number[] = [];
    for (const { drums } of reel)
      for (const [more, count] of (from[0] ?? []).entries())
        sums[drums + more] = (sums[drums + more] ?? 0) + count;
    from.unshift(Array.from(sums, (sum) => sum ?? 0));
  }
  return from;
}
