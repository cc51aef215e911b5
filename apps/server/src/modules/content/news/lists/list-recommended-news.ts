import type { newsEndpoints } from '@fairway/contract/content/news/endpoints.ts';
import type { newsSchemas } from '@fairway/contract/content/news/schemas.ts';
import { teamCards } from '#modules/sportsbook';
import type { Operation } from '#platform/http/routes.ts';
import { newsBoard } from '../board/news-board.ts';
import { articleEntry, byPublication, presentEntry, wireTeam } from '../board/news-entry.ts';
import { requireNews } from '../entrance/news-entrance.ts';
import { selectFollows } from '../follows/follows-store.ts';

const most = 8;

/** The newest news of the teams that the member follows; without any, what the editors recommend in their order. Throws `newsClosed`. */
export const listRecommendedNews: Operation<
  (typeof newsEndpoints)['listRecommendedNews'],
  (typeof newsSchemas)['listRecommendedNews']
> = async (app, call) => {
  await requireNews(app, call);

  const { content, articles, reports, readers } = await newsBoard(app);
  const followed = call.member ? await selectFollows(app.db, call.member.memberId) : [];
  const ofTeams = [...articles, ...reports]
    .filter(({ teams }) => teams.some((team) => followed.includes(team)))
    .toSorted(byPublication);
  const picks = content.all('newsArticle').filter(({ document }) => document.recommended);

  const entries = ofTeams.length > 0 ? ofTeams : picks.map(articleEntry);
  return {
    by: ofTeams.length > 0 ? 'teams' : 'editors',
    follows: (await teamCards(app, followed)).map(wireTeam),
    news: entries.slice(0, most).map((entry) => presentEntry(entry, readers)),
  };
};
