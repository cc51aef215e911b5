import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { Versioned, type Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../published/published-content.ts';

/** The categories with the titles in each, in their order; an empty category is left out. Unchanged, it is answered with 304. */
export const getHelpCentre: Operation<
  (typeof contentVisitorEndpoints)['getHelpCentre'],
  (typeof contentSchemas)['getHelpCentre']
> = async (app) => {
  const content = await publishedContent(app);
  const articles = Map.groupBy(content.all('helpArticle'), ({ document }) => document.category);
  const categories = content.all('helpCategory').flatMap(({ key: typeId, document: { name, summary } }) => {
    const inIt = articles.get(typeId) ?? [];
    const titles = inIt.map(({ key: listId, document: { title } }) => ({ listId, title }));
    return titles.length > 0 ? [{ typeId, name, summary, articles: titles }] : [];
  });
  return new Versioned(String(content.version), { categories });
};
