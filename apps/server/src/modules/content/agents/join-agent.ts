import type { contentAgentEndpoints } from '@fairway/contract/content/agent-endpoints.ts';
import type { contentAgentSchemas } from '@fairway/contract/content/agent-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { insertApplication } from './applications-store.ts';

/** Keeps an application to become an agent. Writes one row. */
export const joinAgent: Operation<
  (typeof contentAgentEndpoints)['joinAgent'],
  (typeof contentAgentSchemas)['joinAgent']
> = async (app, call, { name, channel, contact, plan, agentVerify = '' }) => {
  await insertApplication(app.db, {
    id: app.ids.uuid(),
    name,
    way: channel,
    contact,
    plan,
    agent_verify: agentVerify,
    member_id: ('member' in call && call.member?.memberId) || null,
    created_at: app.clock.now(),
  });
  return null;
};
