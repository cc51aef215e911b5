import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findPreviewed } from '../documents/find-previewed.ts';

/** The version of a sponsor that a preview link names. Throws `previewEnded`, `contentNotFound`, also for another sponsor’s link. */
export const previewSponsor: Operation<
  (typeof contentVisitorEndpoints)['previewSponsor'],
  (typeof contentSchemas)['previewSponsor']
> = async (app, _call, { sponsorId, preview }) => {
  const { key, content } = await findPreviewed(app, preview);
  if (content.kind !== 'sponsor' || key !== sponsorId) throw new AppError('contentNotFound');
  const { position: _, ...sponsor } = content.document;
  return { sponsorId, ...sponsor };
};
