import type { contentAgentEndpoints } from '@fairway/contract/content/agent-endpoints.ts';
import type { contentAgentSchemas } from '@fairway/contract/content/agent-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../published/published-content.ts';

/** The agent programme and how to reach it. Throws `contentNotFound` while none is published. */
export const getAgentContact: Operation<
  (typeof contentAgentEndpoints)['getAgentContact'],
  (typeof contentAgentSchemas)['getAgentContact']
> = async (app) => {
  const [live] = (await publishedContent(app)).all('agentPage');
  if (!live) throw new AppError('contentNotFound');
  const { position: _, ...page } = live.document;
  return page;
};
