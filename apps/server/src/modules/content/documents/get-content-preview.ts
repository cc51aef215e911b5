import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findPreviewed } from './find-previewed.ts';

/** The version that a preview link names, for the page that shows it as the site would. */
export const getContentPreview: Operation<
  (typeof contentVisitorEndpoints)['getContentPreview'],
  (typeof contentSchemas)['getContentPreview']
> = async (app, _call, { preview }) => {
  const { key, version, expiresAt, content } = await findPreviewed(app, preview);
  return { key, version, expiresAt: expiresAt.toISOString(), content };
};
