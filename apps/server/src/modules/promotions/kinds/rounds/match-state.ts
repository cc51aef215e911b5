import { addSeconds } from '#platform/clock.ts';
import type { MatchRow } from './round-rows.ts';

/** A match counts when it is played so soon after the kick-off that its round was opened with; seconds. */
const playedWithin = 36 * 3600;
/** A round waits so long after its last result, for a correction; seconds. */
const correctedWithin = 600;

export type MatchState =
  | { readonly state: 'waiting' }
  | { readonly state: 'played'; readonly score: { readonly home: number; readonly away: number } }
  | { readonly state: 'unplayed' };

/**
 * What counts of a match. Only what the field decided in ninety minutes within 36 hours is played; called off, awarded or put off beyond
 * them it is unplayed, once the 36 hours are over: until then it may be played after all.
 */
export function matchState(row: MatchRow, now: Date): MatchState {
  const until = addSeconds(row.starts_at, playedWithin);
  const { home_goals: home, away_goals: away, played_at: at } = row;
  if (row.status === 'ended' && home !== null && away !== null && at !== null && at < until)
    return { state: 'played', score: { home, away } };
  return { state: now >= until ? 'unplayed' : 'waiting' };
}

/** Whether a round can be settled: every match is decided, and no result is so fresh that it may still be corrected. */
export function isDecided(matches: readonly MatchRow[], now: Date): boolean {
  return matches.every(
    (row) =>
      matchState(row, now).state !== 'waiting' &&
      (row.notified_at === null || addSeconds(row.notified_at, correctedWithin) <= now),
  );
}

/** Goals of each match, null where it counts as not played. */
export function scoresOf(
  matches: readonly MatchRow[],
  now: Date,
): ({ readonly home: number; readonly away: number } | null)[] {
  return matches.map((row) => {
    const known = matchState(row, now);
    return known.state === 'played' ? known.score : null;
  });
}
