import { defineEndpoints } from '../../endpoint.ts';

const calm = [{ per: 'address', count: 240, seconds: 60 }] as const;

/** The news area. Every call is refused while its entrance is closed to the caller. */
export const newsEndpoints = defineEndpoints({
  listTopNews: {
    method: 'POST',
    path: '/api/content/v1/listTopNews',
    caller: 'visitor',
    limits: calm,
    errors: ['newsClosed'],
    summary: 'News that editors placed at the top, in their order',
  },
  listHotNews: {
    method: 'POST',
    path: '/api/content/v1/listHotNews',
    caller: 'visitor',
    limits: calm,
    errors: ['newsClosed'],
    summary: 'News by readers of the last 48 hours ÷ (hours since publication + 2)^1.5',
  },
  listColumnNews: {
    method: 'POST',
    path: '/api/content/v1/listColumnNews',
    caller: 'visitor',
    limits: calm,
    errors: ['newsClosed'],
    summary: 'One column, live or sports, newest first, page by page; reports of matches are in the live one',
  },
  listRecommendedNews: {
    method: 'POST',
    path: '/api/content/v1/listRecommendedNews',
    caller: 'visitor',
    limits: calm,
    errors: ['newsClosed'],
    summary: 'News of the teams that the member follows; without any, what the editors recommend',
  },
  listNewsFlashes: {
    method: 'POST',
    path: '/api/content/v1/listNewsFlashes',
    caller: 'visitor',
    limits: calm,
    errors: ['newsClosed'],
    summary: 'Short news, newest first; the topic `news/flash` says when there is another one',
  },
  getNews: {
    method: 'POST',
    path: '/api/content/v1/getNews',
    caller: 'visitor',
    limits: calm,
    errors: ['newsClosed', 'contentNotFound'],
    summary: 'One article or report of a match, with its teams, their next matches and related news',
  },
  followNewsTeam: {
    method: 'POST',
    path: '/api/content/v1/followNewsTeam',
    caller: 'member',
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: ['newsClosed', 'contentNotFound', 'newsTeamsFull'],
    summary: 'Follows a team of the catalogue, or no longer; its news is recommended',
  },
});
