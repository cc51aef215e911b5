import type { contentAgentEndpoints } from '@fairway/contract/content/agent-endpoints.ts';
import type { contentAgentSchemas } from '@fairway/contract/content/agent-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../published/published-content.ts';

/** Whether the site vouches for an agent of this code. Upper and lower case are one. */
export const checkAgent: Operation<
  (typeof contentAgentEndpoints)['checkAgent'],
  (typeof contentAgentSchemas)['checkAgent']
> = async (app, _call, { agentVerify: code }) => {
  const found = (await publishedContent(app)).find('agent', code.toLowerCase());
  if (!found) return { verified: false, agent: null };
  const { name, contacts } = found.document;
  return { verified: true, agent: { name, contacts } };
};
