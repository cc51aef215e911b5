import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../published/published-content.ts';

/** One of the site’s plain pages. Throws `contentNotFound`. */
export const getPage: Operation<
  (typeof contentVisitorEndpoints)['getPage'],
  (typeof contentSchemas)['getPage']
> = async (app, _call, { pageId }) => {
  const found = (await publishedContent(app)).find('page', pageId);
  if (!found) throw new AppError('contentNotFound');
  const { title, text } = found.document;
  return { pageId, title, text, publishedAt: found.publishedAt.toISOString() };
};
