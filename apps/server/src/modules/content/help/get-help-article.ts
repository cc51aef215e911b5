import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { byKeyOrPlace } from '../published/by-key-or-place.ts';
import { publishedContent } from '../published/published-content.ts';

/**
 * One article by its type and list id, each a key or a place; the answer names the keys. Throws `contentNotFound`, also for a
 * right id below a wrong type.
 */
export const getHelpArticle: Operation<
  (typeof contentVisitorEndpoints)['getHelpArticle'],
  (typeof contentSchemas)['getHelpArticle']
> = async (app, _call, { typeId, listId }) => {
  const published = await publishedContent(app);
  const category = byKeyOrPlace(published.all('helpCategory'), typeId)?.key ?? typeId;
  const articles = published.all('helpArticle').filter(({ document }) => document.category === category);
  const found = byKeyOrPlace(articles, listId);
  if (!found) throw new AppError('contentNotFound');

  const { title, text } = found.document;
  return {
    typeId: category,
    listId: found.key,
    title,
    text,
    publishedAt: found.publishedAt.toISOString(),
  };
};
