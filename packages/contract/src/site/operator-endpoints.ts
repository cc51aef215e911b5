import { defineEndpoints } from '../endpoint.ts';

/** The site's configuration in the console. */
export const siteOperatorEndpoints = defineEndpoints({
  getSiteDraft: {
    method: 'POST',
    path: '/api/site/v1/operator/getSiteDraft',
    caller: 'operator',
    permission: 'site.read',
    errors: ['contentNotFound'],
    summary:
      'One version of the whole configuration, the newest without a number, and which one visitors see',
  },
  updateSiteConfig: {
    method: 'POST',
    path: '/api/site/v1/operator/updateSiteConfig',
    caller: 'operator',
    permission: 'site.edit',
    errors: ['editConflict'],
    summary: 'Publishes a new version of the whole configuration; refused when another one came in between',
  },
  saveSiteDraft: {
    method: 'POST',
    path: '/api/site/v1/operator/saveSiteDraft',
    caller: 'operator',
    permission: 'site.edit',
    errors: ['editConflict'],
    summary: 'Writes one more version of the configuration; visitors see nothing of it until it is published',
  },
  publishSiteVersion: {
    method: 'POST',
    path: '/api/site/v1/operator/publishSiteVersion',
    caller: 'operator',
    permission: 'site.edit',
    errors: ['editConflict', 'contentNotFound'],
    summary: 'Shows a version to visitors from now on; an older one rolls back',
  },
  listSiteVersions: {
    method: 'POST',
    path: '/api/site/v1/operator/listSiteVersions',
    caller: 'operator',
    permission: 'site.read',
    errors: [],
    summary: 'The newest versions of the configuration and the decisions about what visitors see',
  },
  getSitePreviewLink: {
    method: 'POST',
    path: '/api/site/v1/operator/getSitePreviewLink',
    caller: 'operator',
    permission: 'site.read',
    errors: ['contentNotFound'],
    summary: 'A signed link of an hour to the site as it looks with one version',
  },
  listCallRequests: {
    method: 'POST',
    path: '/api/site/v1/operator/listCallRequests',
    caller: 'operator',
    permission: 'feedback.read',
    errors: [],
    summary:
      'Who wants to be called: those that wait oldest first, the others newest first; numbers are masked',
  },
  revealCallRequest: {
    method: 'POST',
    path: '/api/site/v1/operator/revealCallRequest',
    caller: 'operator',
    permission: 'feedback.reply',
    errors: ['notFound'],
    summary: 'The whole number of a request, for calling it',
  },
  settleCallRequest: {
    method: 'POST',
    path: '/api/site/v1/operator/settleCallRequest',
    caller: 'operator',
    permission: 'feedback.reply',
    errors: ['notFound', 'editConflict'],
    summary: 'Notes that a request was called, or that nobody answered',
  },
  listDownloadReports: {
    method: 'POST',
    path: '/api/site/v1/operator/listDownloadReports',
    caller: 'operator',
    permission: 'site.read',
    errors: [],
    summary: 'What pages with the download kit reported: counts of each step by day, and the newest steps',
  },
});
