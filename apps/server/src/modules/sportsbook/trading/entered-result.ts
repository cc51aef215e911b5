import { areMaps, canLeadTo, mapScoreOf } from '@fairway/betting';
import type { enteredResult } from '@fairway/contract/sportsbook/operator-schemas.ts';
import type { z } from 'zod';
import { AppError } from '#platform/errors.ts';
import type { NewResult } from '../results/record-result.ts';
import type { FixtureRow } from '../tables.ts';

type Entered = z.output<typeof enteredResult>;

/**
 * What an operator typed as a result, in the terms of the match's sport. Throws `resultContradictory`: a half time above the score, or
 * maps that are none of such a series, or do not make its score.
 */
export function enteredOf(entered: Entered, fixture: Pick<FixtureRow, 'best_of'>): NewResult {
  return fixture.best_of === null ? enteredGoals(entered) : enteredMaps(entered, fixture.best_of);
}

/** An abandoned match without its half was in the second one if there is a half-time score. */
function enteredGoals({ status, fullTime, halfTime, half, maps }: Entered): NewResult {
  const isContradictory = fullTime && halfTime && !canLeadTo(halfTime, fullTime);
  if (isContradictory || maps !== undefined) throw new AppError('resultContradictory');
  const inHalf = status === 'abandoned' ? (half ?? (halfTime ? 2 : 1)) : null;
  return { status, fullTime, halfTime, half: inHalf };
}

function enteredMaps(
  { status, fullTime, halfTime, half, maps }: Entered,
  bestOf: NonNullable<FixtureRow['best_of']>,
): NewResult {
  const isPlayed = status === 'ended' || status === 'abandoned';
  if (halfTime !== null || half !== undefined || isPlayed !== (maps !== undefined))
    throw new AppError('resultContradictory');
  if (maps === undefined) {
    if (fullTime !== null) throw new AppError('resultContradictory');
    return { status, fullTime, halfTime, half: null };
  }
  const won = mapScoreOf(maps);
  if (!areMaps(bestOf, maps) || fullTime?.home !== won.home || fullTime.away !== won.away)
    throw new AppError('resultContradictory');
  return { status, fullTime, halfTime, half: null, maps };
}
