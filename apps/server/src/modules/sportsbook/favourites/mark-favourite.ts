import type { sportsbookFavouriteEndpoints } from '@fairway/contract/sportsbook/favourite-endpoints.ts';
import type { sportsbookFavouriteSchemas } from '@fairway/contract/sportsbook/favourite-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readCatalogue } from '../catalogue/catalogue-memory.ts';
import { deleteFavourite, insertFavourite } from './favourites-store.ts';

/** Favourites of a member, so that the lobby's list stays a page. */
const mostFavourites = 200;

/** Follows a league, a team or a match of the catalogue. Throws `competitionUnknown`, `teamUnknown`, `fixtureUnknown`, `favouritesFull`. */
export const markFavourite: Operation<
  (typeof sportsbookFavouriteEndpoints)['markFavourite'],
  (typeof sportsbookFavouriteSchemas)['markFavourite']
> = async (app, call, { kind, id }) => {
  const target = BigInt(id);
  const { competitions, teams, fixtures } = await readCatalogue(app);
  if (kind === 'competition' && !competitions.has(target)) throw new AppError('competitionUnknown');
  if (kind === 'team' && !teams.has(target)) throw new AppError('teamUnknown');
  if (kind === 'fixture' && !fixtures.has(target)) throw new AppError('fixtureUnknown');

  const marked = await insertFavourite(
    app.db,
    call.member.memberId,
    { kind, target },
    { most: mostFavourites, at: app.clock.now() },
  );
  if (!marked) throw new AppError('favouritesFull');
  return null;
};

/** Follows it no more, also one that the catalogue no longer has. */
export const cancelFavourite: Operation<
  (typeof sportsbookFavouriteEndpoints)['cancelFavourite'],
  (typeof sportsbookFavouriteSchemas)['cancelFavourite']
> = async (app, call, { kind, id }) => {
  await deleteFavourite(app.db, call.member.memberId, { kind, target: BigInt(id) });
  return null;
};
