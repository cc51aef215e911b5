import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../published/published-content.ts';

/** One article by its type and list id. Throws `contentNotFound`, also for a right id below a wrong type. */
export const getHelpArticle: Operation<
  (typeof contentVisitorEndpoints)['getHelpArticle'],
  (typeof contentSchemas)['getHelpArticle']
> = async (app, _call, { typeId, listId }) => {
  const found = (await publishedContent(app)).find('helpArticle', listId);
  if (found?.document.category !== typeId) throw new AppError('contentNotFound');
  const { title, text } = found.document;
  return { typeId, listId, title, text, publishedAt: found.publishedAt.toISOString() };
};
