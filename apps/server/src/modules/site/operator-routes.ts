import { siteOperatorEndpoints } from '@fairway/contract/site/operator-endpoints.ts';
import { siteSchemas } from '@fairway/contract/site/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getSiteDraft } from './configuration/get-site-draft.ts';
import { updateSiteConfig } from './configuration/update-site-config.ts';

/** Every operator endpoint and its operation, one row each. */
export const siteOperatorRoutes = defineRoutes(siteOperatorEndpoints, siteSchemas, {
  getSiteDraft,
  updateSiteConfig,
});
