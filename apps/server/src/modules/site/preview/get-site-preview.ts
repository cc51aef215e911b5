import type { siteVisitEndpoints } from '@fairway/contract/site/visit-endpoints.ts';
import type { siteSchemas } from '@fairway/contract/site/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentSiteConfig } from '../configuration/present-site-config.ts';
import { findConfiguration } from '../configuration/site-configurations-store.ts';
import { readSitePreviewToken } from './site-preview-token.ts';

/** The version that a preview link names. Throws `previewEnded`, `contentNotFound`. */
export const getSitePreview: Operation<
  (typeof siteVisitEndpoints)['getSitePreview'],
  (typeof siteSchemas)['getSitePreview']
> = async (app, _call, { preview }) => {
  const { version, expiresAt } = readSitePreviewToken(app, preview);
  const row = await findConfiguration(app.db, version);
  if (!row) throw new AppError('contentNotFound');
  return {
    expiresAt: expiresAt.toISOString(),
    configuration: presentSiteConfig(version, row.configuration),
  };
};
