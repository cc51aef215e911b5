import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { byKeyOrPlace } from '../published/by-key-or-place.ts';
import { publishedContent } from '../published/published-content.ts';

/** One published sponsor, by its key or its place. Throws `contentNotFound`. */
export const getSponsor: Operation<
  (typeof contentVisitorEndpoints)['getSponsor'],
  (typeof contentSchemas)['getSponsor']
> = async (app, _call, { sponsorId }) => {
  const found = byKeyOrPlace((await publishedContent(app)).all('sponsor'), sponsorId);
  if (!found) throw new AppError('contentNotFound');
  const { position: _, ...sponsor } = found.document;
  return { sponsorId: found.key, ...sponsor };
};
