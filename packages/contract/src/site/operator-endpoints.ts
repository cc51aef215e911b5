import { defineEndpoints } from '../endpoint.ts';

/** The site's configuration in the console. */
export const siteOperatorEndpoints = defineEndpoints({
  getSiteDraft: {
    method: 'POST',
    path: '/api/site/v1/operator/getSiteDraft',
    caller: 'operator',
    permission: 'site.read',
    errors: [],
    summary: 'The whole configuration with its version, and who changed it last',
  },
  updateSiteConfig: {
    method: 'POST',
    path: '/api/site/v1/operator/updateSiteConfig',
    caller: 'operator',
    permission: 'site.edit',
    errors: ['editConflict'],
    summary: 'Publishes a new version of the whole configuration; refused when another one came in between',
  },
});
