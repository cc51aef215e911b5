import { newsEndpoints } from '@fairway/contract/content/news/endpoints.ts';
import { newsSchemas } from '@fairway/contract/content/news/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getNews } from './detail/get-news.ts';
import { followNewsTeam } from './follows/follow-news-team.ts';
import { listColumnNews } from './lists/list-column-news.ts';
import { listHotNews } from './lists/list-hot-news.ts';
import { listNewsFlashes } from './lists/list-news-flashes.ts';
import { listRecommendedNews } from './lists/list-recommended-news.ts';
import { listTopNews } from './lists/list-top-news.ts';

/** Every endpoint of the news and its operation, one row each. */
export const newsRoutes = defineRoutes(newsEndpoints, newsSchemas, {
  listTopNews,
  listHotNews,
  listColumnNews,
  listRecommendedNews,
  listNewsFlashes,
  getNews,
  followNewsTeam,
});
