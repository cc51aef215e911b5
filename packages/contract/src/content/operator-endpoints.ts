import { defineEndpoints } from '../endpoint.ts';

/** Published content in the console: write, look at, publish now or later, go back. */
export const contentOperatorEndpoints = defineEndpoints({
  listContentDocuments: {
    method: 'POST',
    path: '/api/content/v1/operator/listContentDocuments',
    caller: 'operator',
    permission: 'content.edit',
    errors: [],
    summary: 'Every document of a kind, with what visitors see of it and what waits',
  },
  getContentDocument: {
    method: 'POST',
    path: '/api/content/v1/operator/getContentDocument',
    caller: 'operator',
    permission: 'content.edit',
    errors: ['contentNotFound'],
    summary: 'One version of a document, the newest without a number, with the history of the document',
  },
  saveContentDraft: {
    method: 'POST',
    path: '/api/content/v1/operator/saveContentDraft',
    caller: 'operator',
    permission: 'content.edit',
    errors: ['editConflict'],
    summary: 'Writes one more version; refused when another one came in between. Visitors see nothing of it',
  },
  getContentPreviewLink: {
    method: 'POST',
    path: '/api/content/v1/operator/getContentPreviewLink',
    caller: 'operator',
    permission: 'content.edit',
    errors: ['contentNotFound'],
    summary: 'A signed link of an hour to one version as the site would show it',
  },
  publishContent: {
    method: 'POST',
    path: '/api/content/v1/operator/publishContent',
    caller: 'operator',
    permission: 'content.edit',
    errors: ['contentNotFound', 'editConflict', 'publishTimePast'],
    summary:
      'Shows a version to visitors now or at an instant; an older version rolls back, none takes it down',
  },
  listAgentApplications: {
    method: 'POST',
    path: '/api/content/v1/operator/listAgentApplications',
    caller: 'operator',
    permission: 'content.edit',
    errors: [],
    summary: 'Applications to become an agent, newest first, with who has dealt with each',
  },
  handleAgentApplication: {
    method: 'POST',
    path: '/api/content/v1/operator/handleAgentApplication',
    caller: 'operator',
    permission: 'content.edit',
    errors: ['notFound', 'editConflict'],
    summary: 'Notes that an application has been dealt with, and how',
  },
});
