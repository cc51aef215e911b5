import type { Period } from '../markets/market-types.ts';
import type { Score } from '../markets/correct-score.ts';
import type { SeriesResult } from '../series/series.ts';

/**
 * What is known of a match. `fullTime` is the score after 90 minutes and stoppage: extra time and penalties never
 * enter. A score that nobody delivered is null and stays undecided. At the half-time break `half` is 2.
 */
export type MatchResult =
  | { readonly state: 'played'; readonly fullTime: Score | null; readonly halfTime: Score | null }
  /** Broken off for good; `half` is the half in which it was, `score` the score at that moment. */
  | {
      readonly state: 'abandoned';
      readonly half: 1 | 2;
      readonly score: Score | null;
      readonly halfTime: Score | null;
    }
  /** Going on: settles what no further goal can change. */
  | {
      readonly state: 'inPlay';
      readonly half: 1 | 2;
      readonly score: Score | null;
      readonly halfTime: Score | null;
    }
  /** Cancelled, awarded without play, or not started within the competition's hours: every bet is void. */
  | { readonly state: 'notPlayed' }
  | SeriesResult;

/** A match of football that was played, or is. */
export type GoalsResult = Exclude<MatchResult, { state: 'notPlayed' | 'series' }>;

/** The goals of one period: final, or so far; `stopped` says that no more can come though the period is not over. */
export type PeriodScore =
  | { readonly state: 'final'; readonly score: Score }
  | { readonly state: 'partial'; readonly score: Score | null; readonly stopped: boolean }
  | { readonly state: 'missing' }
  | { readonly state: 'contradictory' };

/** Reads the goals that count for a period out of a played, abandoned or running match. */
export function scoreOf(result: GoalsResult, period: Period): PeriodScore {
  const latest = result.state === 'played' ? result.fullTime : result.score;
  if (!consistent(latest, result.halfTime)) return { state: 'contradictory' };

  const firstHalfOver = result.state === 'played' || result.half === 2;
  if (period === 'firstHalf' && firstHalfOver) return finalOrMissing(result.halfTime);
  if (result.state === 'played') return finalOrMissing(result.fullTime);
  return { state: 'partial', score: result.score, stopped: result.state === 'abandoned' };
}

/** Whole goals from 0. */
export function isScore({ home, away }: Score): boolean {
  return Number.isSafeInteger(home) && Number.isSafeInteger(away) && home >= 0 && away >= 0;
}

/** Whether `earlier` can have been the score before `later`. */
export function canLeadTo(earlier: Score, later: Score): boolean {
  return earlier.home <= later.home && earlier.away <= later.away;
}

function consistent(latest: Score | null, halfTime: Score | null): boolean {
  if (latest !== null && !isScore(latest)) return false;
  if (halfTime !== null && !isScore(halfTime)) return false;
  return latest === null || halfTime === null || canLeadTo(halfTime, latest);
}

function finalOrMissing(score: Score | null): PeriodScore {
  return score === null ? { state: 'missing' } : { state: 'final', score };
}
