import type { BestOf, MatchResult } from '@fairway/betting';
import { addSeconds } from '#platform/clock.ts';
import { scoreOf } from '../catalogue/present-fixture.ts';
import type { FixtureRow } from '../tables.ts';

/** What is known of a match as settlement reads it; undefined while nothing is: not begun, or put off. */
export function matchResultOf(fixture: FixtureRow): MatchResult | undefined {
  if (fixture.best_of !== null) return seriesResultOf(fixture, fixture.best_of);
  const fullTime = scoreOf(fixture.home_goals, fixture.away_goals);
  const halfTime = scoreOf(fixture.half_home, fixture.half_away);
  switch (fixture.status) {
    case 'ended':
      return { state: 'played', fullTime, halfTime };
    case 'abandoned':
      return { state: 'abandoned', half: fixture.abandoned_half ?? 1, score: fullTime, halfTime };
    case 'cancelled':
    case 'awarded':
      return { state: 'notPlayed' };
    case 'firstHalf':
      return { state: 'inPlay', half: 1, score: fullTime, halfTime: null };
    case 'halfTime':
    case 'secondHalf':
      return { state: 'inPlay', half: 2, score: fullTime, halfTime };
    default:
      return undefined;
  }
}

/** What is known of a series: an abandoned one was broken off, one that ended early was shortened. */
function seriesResultOf({ status, maps }: FixtureRow, bestOf: BestOf): MatchResult | undefined {
  switch (status) {
    case 'inPlay':
      return { state: 'series', phase: 'inPlay', bestOf, maps };
    case 'ended':
      return { state: 'series', phase: 'ended', bestOf, maps };
    case 'abandoned':
      return { state: 'series', phase: 'brokenOff', bestOf, maps };
    case 'cancelled':
    case 'awarded':
      return { state: 'notPlayed' };
    default:
      return undefined;
  }
}

/**
 * Whether a bet booked for a kick-off is void because the match had not started so many hours after it: it is still to
 * start and the hours are over, or it was moved beyond them. Counted from the kick-off as it was at booking.
 */
export function isOverdue(fixture: FixtureRow, scheduledAt: Date, voidHours: number, now: Date): boolean {
  const deadline = addSeconds(scheduledAt, voidHours * 3600);
  if (fixture.starts_at > deadline) return true;
  return isWaitedFor(fixture) && now > deadline;
}

/**
 * Whether it is known that a match has not begun: it was put off, or its feed is heard and says nothing of a kick-off. Without a
 * feed nobody says so: then its result is missing, and missing is not a void.
 */
export function isWaitedFor({ status, feed_match: match, feed_silent: silent }: FixtureRow): boolean {
  return status === 'postponed' || (status === 'scheduled' && match !== null && !silent);
}
