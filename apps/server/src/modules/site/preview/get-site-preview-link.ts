import type { siteOperatorEndpoints } from '@fairway/contract/site/operator-endpoints.ts';
import type { siteSchemas } from '@fairway/contract/site/schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findConfiguration } from '../configuration/site-configurations-store.ts';
import { makeSitePreviewToken } from './site-preview-token.ts';

/** How long a link works. */
const linkSeconds = 3_600;

/** A link of an hour to the member site as it looks with one version. Throws `contentNotFound`. */
export const getSitePreviewLink: Operation<
  (typeof siteOperatorEndpoints)['getSitePreviewLink'],
  (typeof siteSchemas)['getSitePreviewLink']
> = async (app, _call, { version }) => {
  if (!(await findConfiguration(app.db, version))) throw new AppError('contentNotFound');
  const expiresAt = addSeconds(app.clock.now(), linkSeconds);
  const token = makeSitePreviewToken(app, version, expiresAt);
  const url = new URL(`/app/home?sitePreview=${token}`, app.config.callbackBaseUrl);
  return { url: url.href, expiresAt: expiresAt.toISOString() };
};
