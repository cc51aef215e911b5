import type { venuesGameEndpoints } from '@fairway/contract/venues/game-endpoints.ts';
import type { venuesGameSchemas } from '@fairway/contract/venues/game-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentGames } from '../games-of.ts';
import { selectRecentGames } from './openings-store.ts';

/** The games that the member opened last, the latest first, 24 at most. */
export const listRecentGames: Operation<
  (typeof venuesGameEndpoints)['listRecentGames'],
  (typeof venuesGameSchemas)['listRecentGames']
> = async (app, call) => {
  const codes = await selectRecentGames(app.db, call.member.memberId, 24);
  return { games: await presentGames(app, call.language, codes) };
};
