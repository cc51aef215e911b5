import { defineEndpoints } from '../endpoint.ts';

/** The reality check: the server keeps the time, and every tab and device of a login hears the same. */
export const realityEndpoints = defineEndpoints({
  getRealityCheck: {
    method: 'POST',
    path: '/api/risk/v1/getRealityCheck',
    caller: 'member',
    errors: [],
    summary: 'How long this login has lasted, and whether its member is to look at clock and figures now',
  },
  answerRealityCheck: {
    method: 'POST',
    path: '/api/risk/v1/answerRealityCheck',
    caller: 'member',
    limits: [{ per: 'member', count: 60, seconds: 600 }],
    errors: [],
    summary:
      'Confirms that clock and figures were seen; kept with them. Where another tab was first, nothing is written',
  },
});
