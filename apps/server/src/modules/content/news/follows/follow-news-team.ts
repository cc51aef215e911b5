import type { newsEndpoints } from '@fairway/contract/content/news/endpoints.ts';
import type { newsSchemas } from '@fairway/contract/content/news/schemas.ts';
import { teamCards } from '#modules/sportsbook';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { requireNews } from '../entrance/news-entrance.ts';
import { deleteFollow, insertFollow } from './follows-store.ts';

/** How many teams a member follows at most. */
const most = 20;

/** Follows a team of the catalogue, or no longer; a repeat changes nothing. Throws `newsClosed`, `contentNotFound`, `newsTeamsFull`. */
export const followNewsTeam: Operation<
  (typeof newsEndpoints)['followNewsTeam'],
  (typeof newsSchemas)['followNewsTeam']
> = async (app, call, { team, follow }) => {
  await requireNews(app, call);
  const { memberId } = call.member;
  if (!follow) {
    await deleteFollow(app.db, { memberId, team });
    return null;
  }
  if ((await teamCards(app, [team])).length === 0) throw new AppError('contentNotFound');

  const followed = await insertFollow(app.db, { memberId, team, most, at: app.clock.now() });
  if (!followed) throw new AppError('newsTeamsFull', { max: most });
  return null;
};
