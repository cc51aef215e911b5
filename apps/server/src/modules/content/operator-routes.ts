import { contentOperatorEndpoints } from '@fairway/contract/content/operator-endpoints.ts';
import { contentOperatorSchemas } from '@fairway/contract/content/operator-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { handleAgentApplication } from './agents/handle-agent-application.ts';
import { listAgentApplications } from './agents/list-agent-applications.ts';
import { getContentDocument } from './documents/get-content-document.ts';
import { getContentPreviewLink } from './documents/get-content-preview-link.ts';
import { listContentDocuments } from './documents/list-content-documents.ts';
import { publishContent } from './documents/publish-content.ts';
import { saveContentDraft } from './documents/save-content-draft.ts';

/** Every operator endpoint and its operation, one row each. */
export const contentOperatorRoutes = defineRoutes(contentOperatorEndpoints, contentOperatorSchemas, {
  listContentDocuments,
  getContentDocument,
  saveContentDraft,
  getContentPreviewLink,
  publishContent,
  listAgentApplications,
  handleAgentApplication,
});
