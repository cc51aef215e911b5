import { defineEndpoints } from '../endpoint.ts';

const agentWire = { agentVerify: { name: 'agent_verify' } } as const;

/** Agents: how to reach them, how to become one, and whether a person who says so is one. */
export const contentAgentEndpoints = defineEndpoints({
  getAgentContact: {
    method: 'POST',
    path: '/static/v1/agent/contact',
    caller: 'visitor',
    errors: ['contentNotFound'],
    summary: 'The agent programme as text, and how to reach it',
  },
  joinAgent: {
    method: 'POST',
    path: '/static/v1/agent/join',
    caller: 'visitor',
    wire: { input: agentWire },
    limits: [
      { per: 'address', count: 10, seconds: 3600 },
      { per: 'device', count: 5, seconds: 3600 },
    ],
    errors: [],
    summary: 'An application to become an agent; operators read it in the console',
  },
  checkAgent: {
    method: 'POST',
    path: '/static/v1/agent/check',
    caller: 'visitor',
    wire: { input: agentWire },
    limits: [{ per: 'address', count: 60, seconds: 60 }],
    errors: [],
    summary: 'Whether a code from an agent’s link belongs to an agent whom the site vouches for',
  },
});
