import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../published/published-content.ts';

/** The page in which an operator explains how fraudsters work; its key is part of the agreement. */
export const afcPage = 'anti-fraud';

/** Anti-fraud advice. Throws `contentNotFound` after an operator has taken it down. */
export const getAfc: Operation<
  (typeof contentVisitorEndpoints)['getAfc'],
  (typeof contentSchemas)['getAfc']
> = async (app) => {
  const found = (await publishedContent(app)).find('page', afcPage);
  if (!found) throw new AppError('contentNotFound');
  const { title, text } = found.document;
  return { title, text, publishedAt: found.publishedAt.toISOString() };
};
