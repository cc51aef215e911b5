import type { contentOperatorEndpoints } from '@fairway/contract/content/operator-endpoints.ts';
import type { contentOperatorSchemas } from '@fairway/contract/content/operator-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { makePreviewToken, previewMs } from './preview-token.ts';
import { requireKindRight } from './require-kind-right.ts';
import { findVersion } from './versions-store.ts';

/** A link of an hour to one version on the member site. Throws `permissionMissing`, `contentNotFound`. */
export const getContentPreviewLink: Operation<
  (typeof contentOperatorEndpoints)['getContentPreviewLink'],
  (typeof contentOperatorSchemas)['getContentPreviewLink']
> = async (app, call, { kind, key, version }) => {
  requireKindRight(call, kind);
  if (!(await findVersion(app.db, { kind, key }, version))) throw new AppError('contentNotFound');
  const expiresAt = new Date(app.clock.now().getTime() + previewMs);
  const token = makePreviewToken(app, { kind, key, version, expiresAt });
  // A sponsor has a preview page of its own (specification section 2).
  const page = kind === 'sponsor' ? `/sponsorModelTemp/${key}` : '/contentPreview';
  const url = new URL(`${page}?preview=${token}`, app.config.callbackBaseUrl);
  return { url: url.href, expiresAt: expiresAt.toISOString() };
};
