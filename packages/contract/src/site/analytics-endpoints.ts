import { defineEndpoints } from '../endpoint.ts';

/** What the operator's own statistics count; nothing leaves the platform. */
export const analyticsEndpoints = defineEndpoints({
  recordAnalyticsEvent: {
    method: 'POST',
    path: '/api/site/v1/recordAnalyticsEvent',
    caller: 'member',
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: [],
    summary: 'Counts something that the member did; only about oneself, kept for ninety days',
  },
});
