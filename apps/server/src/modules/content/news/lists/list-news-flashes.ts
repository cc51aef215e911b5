import type { newsEndpoints } from '@fairway/contract/content/news/endpoints.ts';
import type { newsSchemas } from '@fairway/contract/content/news/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../../published/published-content.ts';
import { requireNews } from '../entrance/news-entrance.ts';

const most = 30;

/** Short news, newest first. Throws `newsClosed`. */
export const listNewsFlashes: Operation<
  (typeof newsEndpoints)['listNewsFlashes'],
  (typeof newsSchemas)['listNewsFlashes']
> = async (app, call) => {
  await requireNews(app, call);

  const flashes = (await publishedContent(app))
    .all('newsFlash')
    .toSorted((left, right) => right.firstPublishedAt.getTime() - left.firstPublishedAt.getTime());
  return {
    flashes: flashes.slice(0, most).map(({ key, document: { column, title, to }, firstPublishedAt }) => ({
      flashId: key,
      column,
      title,
      to,
      publishedAt: firstPublishedAt.toISOString(),
    })),
  };
};
