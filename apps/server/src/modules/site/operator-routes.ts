import { siteOperatorEndpoints } from '@fairway/contract/site/operator-endpoints.ts';
import { siteSchemas } from '@fairway/contract/site/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getSiteDraft } from './configuration/versions/get-site-draft.ts';
import { listSiteVersions } from './configuration/versions/list-site-versions.ts';
import { publishSiteVersion } from './configuration/versions/publish-site-version.ts';
import { saveSiteDraft } from './configuration/versions/save-site-draft.ts';
import { updateSiteConfig } from './configuration/versions/update-site-config.ts';
import { listDownloadReports } from './downloads/reports/list-download-reports.ts';
import { getSitePreviewLink } from './preview/get-site-preview-link.ts';
import { listCallRequests } from './customer-service/list-call-requests.ts';
import { revealCallRequest } from './customer-service/reveal-call-request.ts';
import { settleCallRequest } from './customer-service/settle-call-request.ts';

/** Every operator endpoint and its operation, one row each. */
export const siteOperatorRoutes = defineRoutes(siteOperatorEndpoints, siteSchemas, {
  getSiteDraft,
  updateSiteConfig,
  saveSiteDraft,
  publishSiteVersion,
  listSiteVersions,
  getSitePreviewLink,
  listCallRequests,
  revealCallRequest,
  settleCallRequest,
  listDownloadReports,
});
