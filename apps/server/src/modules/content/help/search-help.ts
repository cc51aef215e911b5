import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../published/published-content.ts';
import { findInArticles } from './find-in-articles.ts';

/** Articles that contain every word of the query, in the caller’s language; titles first. */
export const searchHelp: Operation<
  (typeof contentVisitorEndpoints)['searchHelp'],
  (typeof contentSchemas)['searchHelp']
> = async (app, call, { query }) => {
  const content = await publishedContent(app);
  const shown = new Set(content.all('helpCategory').map(({ key }) => key));
  const articles = content.all('helpArticle').filter(({ document }) => shown.has(document.category));
  return { results: findInArticles(articles, query, call.language) };
};
