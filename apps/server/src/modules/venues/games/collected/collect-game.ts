import type { venuesGameEndpoints } from '@fairway/contract/venues/game-endpoints.ts';
import type { venuesGameSchemas } from '@fairway/contract/venues/game-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { gameOf, presentGames } from '../games-of.ts';
import { deleteCollected, insertCollected, selectCollected } from './collected-store.ts';

/** Marks a game as a favourite. Throws `gameUnknown`. */
export const collectGame: Operation<
  (typeof venuesGameEndpoints)['collectGame'],
  (typeof venuesGameSchemas)['collectGame']
> = async (app, call, { gameCode }) => {
  const game = await gameOf(app, gameCode);

  await insertCollected(app.db, call.member.memberId, game.code, app.clock.now());
  return null;
};

/** Takes the mark off, also off a game that is no longer listed. */
export const cancelCollectGame: Operation<
  (typeof venuesGameEndpoints)['cancelCollectGame'],
  (typeof venuesGameSchemas)['cancelCollectGame']
> = async (app, call, { gameCode }) => {
  await deleteCollected(app.db, call.member.memberId, gameCode);
  return null;
};

/** The member's favourites, the newest mark first. */
export const listCollectedGames: Operation<
  (typeof venuesGameEndpoints)['listCollectedGames'],
  (typeof venuesGameSchemas)['listCollectedGames']
> = async (app, call) => {
  const codes = await selectCollected(app.db, call.member.memberId);
  return { games: await presentGames(app, call.language, codes) };
};
