import type { GameLimits, GamesSettings } from '@fairway/contract/games/settings.ts';
import type { Change } from '@fairway/contract/settings/changes.ts';
import { AppError } from '#platform/errors.ts';
import { defineSettings } from '#modules/settings';
import { boundsIn, currencies } from './bounds-in.ts';
import { firstGamesSettings, withEveryGame } from './first-limits.ts';
import { insertLimits } from './limits-store.ts';

/** Switch and stakes of each game. One person closes and tightens at once; opening and loosening take two (decision 0099). */
export const gamesLimitsKind = defineSettings({
  name: 'games',
  first: () => firstGamesSettings,
  complete: withEveryGame,
  onePerson: isTighter,
  check: refuseSenseless,
  whenPublished: async (tx, _app, { after, version, validFrom }) =>
    insertLimits(tx, { version, validFrom, settings: after }),
});

/** Whether a change closes a game, raises its least stake, or lowers what it takes or pays at most. */
function isTighter({ field, before, after }: Change): boolean {
  if (field === 'games.open') return after === false;
  const [was, is] = [Number(before), Number(after)];
  if (Number.isNaN(was) || Number.isNaN(is)) return false;
  return field.endsWith('.least') ? is >= was : is <= was;
}

/**
 * Every game needs a least stake not above the greatest, and a most that it pays above the greatest stake. A least stake below the first
 * one would let the rounding of a return lift what a game returns (GLI-19 4.6: the return is the published one).
 */
function refuseSenseless({ games }: GamesSettings): void {
  if (!games.every(isSound)) throw new AppError('settingInvalid');
}

function isSound(game: GameLimits): boolean {
  const first = firstGamesSettings.games.find(({ key }) => key === game.key);
  return currencies.every((currency) => {
    const { least, most, mostReturn } = boundsIn(game, currency);
    const floor = first && boundsIn(first, currency).least;
    return (
      least.minor <= most.minor &&
      most.minor < mostReturn.minor &&
      (floor === undefined || least.minor >= floor.minor)
    );
  });
}
