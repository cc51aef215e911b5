import { gamesVenue, paceOf, venueOfGame } from '@fairway/contract/games/codes.ts';
import type { LimitedGame } from '@fairway/contract/games/settings.ts';
import { stakeConstraints, stakeRefusal } from '#modules/risk';
import { mayPlay, mustBeAuthorised, mustBeOpen, venueOf } from '#modules/venues';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { forgetLimits, limitRules } from '../limits/read-limits.ts';
import type { Start } from './start.ts';

/** The rules of the rows that say: another round of the member was first, or the seed has changed. */
const overtakers: ReadonlySet<string> = new Set([
  'games_rounds_pkey',
  'games_rounds_nonce',
  'games_rounds_seed',
  'games_rounds_free_number',
]);
/** Those that say: another round waits for its member. */
const oneRound: ReadonlySet<string> = new Set(['games_rounds_one', 'games_open_rounds_pkey']);
const rights: ReadonlySet<string> = new Set(['games_rounds_rights', ...stakeConstraints]);

/**
 * What the rows say to a round that they refused: `overtaken`, to be read, judged and played again, or the refusal, which it throws. Throws any
 * other fault as it is.
 */
export async function explainFault(app: Platform, start: Start, fault: unknown): Promise<'overtaken'> {
  const rule = refusedBy(fault) ?? '';
  if (overtakers.has(rule)) return 'overtaken';
  if (limitRules.has(rule)) {
    forgetLimits(app);
    return 'overtaken';
  }
  if (oneRound.has(rule)) throw new AppError('roundOpen');
  if (rule === 'games_rounds_free_over') throw new AppError('freeRoundsOver');
  if (rule === 'games_rounds_pace') throw paceRefusal(start.game.code);
  if (rights.has(rule)) throw await rightsRefusal(app, { ...start, venue: venueOfGame(start.game.code) });
  throw fault;
}

export function paceRefusal(game: LimitedGame): AppError {
  const milliseconds = paceOf(game);
  return new AppError('gameTooFast', { seconds: String(milliseconds / 1000) }, { milliseconds });
}

/** Names what the rows refused a member's stake for; `venue` null asks of no venue. Where it has ended meanwhile, the house is busy: the press may come again. */
export async function rightsRefusal(
  app: Platform,
  {
    call,
    stake,
    freeGrantId,
    venue = gamesVenue,
  }: Pick<Start, 'call' | 'stake'> & { freeGrantId?: Start['freeGrantId']; venue?: string | null },
): Promise<AppError> {
  try {
    if (venue !== null) {
      await mustBeOpen(app.db, app, venueOf(venue), call.language);
      await mustBeAuthorised(app.db, call.member.memberId, venueOf(venue));
    }
    await mayPlay(app.db, app, call);
  } catch (refusal) {
    if (refusal instanceof AppError) return refusal;
    throw refusal;
  }
  // A free round counts for no limit.
  if (freeGrantId !== undefined) return new AppError('overloaded');
  const limit = await stakeRefusal(app.db, app, call.member.memberId, stake, call.language);
  return limit ?? new AppError('overloaded');
}
