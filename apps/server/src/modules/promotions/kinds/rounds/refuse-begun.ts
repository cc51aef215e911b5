import { matchCards } from '#modules/sportsbook';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { MatchRow, RoundRow } from './round-rows.ts';

/**
 * Throws `entryClosed` from a round's first kick-off on by the database's clock, and as soon as the sportsbook says that one of its matches
 * has begun: a kick-off may have been brought forward since the round was opened.
 */
export async function refuseBegun(
  app: Platform,
  { round, matches, now }: { round: RoundRow; matches: readonly MatchRow[]; now: Date },
): Promise<void> {
  if (round.state !== 'open' || now >= round.closes_at) throw new AppError('entryClosed');
  const cards = await matchCards(app, { fixtures: matches.map(({ fixture }) => fixture), teams: [] });
  const hasBegun = cards.some(
    ({ status, startsAt }) =>
      (status !== 'scheduled' && status !== 'postponed') || (status === 'scheduled' && startsAt <= now),
  );
  if (hasBegun || matches.some(({ status }) => status === 'ended')) throw new AppError('entryClosed');
}
