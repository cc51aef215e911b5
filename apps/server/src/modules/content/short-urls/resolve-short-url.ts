import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findShortUrl } from './short-urls-store.ts';

/** Where a short address leads. Throws `contentNotFound`. */
export const resolveShortUrl: Operation<
  (typeof contentVisitorEndpoints)['resolveShortUrl'],
  (typeof contentSchemas)['resolveShortUrl']
> = async (app, _call, { code }) => {
  const url = await findShortUrl(app.db, code);
  if (url === undefined) throw new AppError('contentNotFound');
  return { url };
};
