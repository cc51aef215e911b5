import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { done, nothing, typedText } from '../fields.ts';
import type { contentAgentEndpoints } from './agent-endpoints.ts';
import { documentSchemas } from './document-schemas.ts';
import { localizedText } from './fields.ts';
import { contactChannels } from './kinds.ts';

const { agentPage } = documentSchemas;

/** A code from the query of an agent's link; anything may be there. */
const agentVerify = typedText(0, 64);

/** An application to become an agent. */
export const agentApplication = z.strictObject({
  name: typedText(2, 30),
  channel: z.enum(contactChannels),
  contact: typedText(3, 80),
  /** How they mean to bring members, as they write it. */
  plan: typedText(0, 300),
});

export const contentAgentSchemas = {
  getAgentContact: { input: nothing, output: agentPage.omit({ position: true }) },
  joinAgent: { input: agentApplication.extend({ agentVerify: agentVerify.optional() }), output: done },
  checkAgent: {
    input: z.strictObject({ agentVerify: typedText(1, 64) }),
    output: z.strictObject({
      verified: z.boolean(),
      /** Of the agent, null when nobody is known by that code. */
      agent: z.strictObject({ name: localizedText(24), contacts: agentPage.shape.contacts }).nullable(),
    }),
  },
} satisfies SchemasOf<typeof contentAgentEndpoints>;
