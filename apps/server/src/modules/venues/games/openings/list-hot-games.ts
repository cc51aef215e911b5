import type { venuesGameEndpoints } from '@fairway/contract/venues/game-endpoints.ts';
import type { venuesGameSchemas } from '@fairway/contract/venues/game-schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Operation } from '#platform/http/routes.ts';
import { defineRemembered } from '#platform/memory/remembered.ts';
import type { Platform } from '#platform/platform.ts';
import { presentGames } from '../games-of.ts';
import { gamesIn } from '../list-games.ts';
import { selectOpenedSince } from './openings-store.ts';

/** For so long an opening counts. */
export const countedSeconds = 7 * 86_400;
const most = 24;

const opened = defineRemembered({ name: 'venues.hot-games', believedMs: 60_000 }, ({ db, clock }: Platform) =>
  selectOpenedSince(db, addSeconds(clock.now(), -countedSeconds)),
);

/** The games that most members opened in seven days, 24 at most; those that nobody opened follow in their order. */
export const listHotGames: Operation<
  (typeof venuesGameEndpoints)['listHotGames'],
  (typeof venuesGameSchemas)['listHotGames']
> = async (app, call, { category }) => {
  const listed = (await gamesIn(app, category)).map(({ code }) => code);
  const hot = (await opened.read(app)).filter((code) => listed.includes(code));
  const codes = [...new Set([...hot, ...listed])].slice(0, most);
  return { games: await presentGames(app, call.language, codes) };
};
