import { gamesVenue, paceOf, type crashGame, type MemberGameCode } from '@fairway/contract/games/codes.ts';
import { stakeRefusal } from '#modules/risk';
import { mayPlay, mustBeAuthorised, mustBeOpen, venueOf } from '#modules/venues';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { Start } from './start.ts';

export function paceRefusal(game: MemberGameCode | typeof crashGame): AppError {
  const milliseconds = paceOf(game);
  return new AppError('gameTooFast', { seconds: String(milliseconds / 1000) }, { milliseconds });
}

/** Names what the rows refused a member's stake for. Where it has ended meanwhile, the house is busy: the press may come again. */
export async function rightsRefusal(
  app: Platform,
  { call, stake }: Pick<Start, 'call' | 'stake'>,
): Promise<AppError> {
  try {
    await mustBeOpen(app.db, app, venueOf(gamesVenue), call.language);
    await mustBeAuthorised(app.db, call.member.memberId, venueOf(gamesVenue));
    await mayPlay(app.db, app, call);
  } catch (refusal) {
    if (refusal instanceof AppError) return refusal;
    throw refusal;
  }
  const limit = await stakeRefusal(app.db, app, call.member.memberId, stake, call.language);
  return limit ?? new AppError('overloaded');
}
