import type { Score } from '../markets/correct-score.ts';

/** How many maps a series has at most; the side that wins more than half of them ends it. */
export const seriesLengths = [1, 3, 5] as const;
export type BestOf = (typeof seriesLengths)[number];

/** What a series is priced and played by: its length, and the home side's chance of a round. */
export interface SeriesOutset {
  readonly bestOf: BestOf;
  readonly round: number;
}

/** The rounds of each map that is over, and of the one that is being played; null between two maps. */
export interface SeriesMoment {
  readonly maps: readonly Score[];
  readonly now: Score | null;
}

/**
 * What is known of a series. `ended`: its organiser's result counts; with fewer maps than its length asks for it was shortened.
 * `brokenOff`: a side retired, or it was stopped for good. `maps` null: nobody delivered them.
 */
export interface SeriesResult {
  readonly state: 'series';
  readonly phase: 'inPlay' | 'ended' | 'brokenOff';
  readonly bestOf: BestOf;
  readonly maps: readonly Score[] | null;
}

export function isSeriesOutset(outset: object): outset is SeriesOutset {
  return 'bestOf' in outset;
}

/** Maps that end a series of this length. */
export function mapsToWin(bestOf: BestOf): number {
  return (bestOf + 1) / 2;
}

/** Maps won by each side. */
export function mapScoreOf(maps: readonly Score[]): Score {
  const home = maps.filter((map) => map.home > map.away).length;
  return { home, away: maps.length - home };
}

/** Whether these can be the maps of a series of this length, whole or so far: none is level, and none comes after the last. */
export function areMaps(bestOf: BestOf, maps: readonly Score[]): boolean {
  if (maps.some(({ home, away }) => home === away)) return false;
  const before = mapScoreOf(maps.slice(0, -1));
  return Math.max(before.home, before.away) < mapsToWin(bestOf);
}

/** Every final map score that can still come, the present one once the series is won. */
export function finalsFrom(bestOf: BestOf, { home, away }: Score): Score[] {
  const wins = mapsToWin(bestOf);
  if (home >= wins || away >= wins) return [{ home, away }];
  return [...finalsFrom(bestOf, { home: home + 1, away }), ...finalsFrom(bestOf, { home, away: away + 1 })];
}
