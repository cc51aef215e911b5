import { defineEndpoints } from '../endpoint.ts';

const change = {
  method: 'POST',
  caller: 'member',
  limits: [{ per: 'member', count: 60, seconds: 600 }],
} as const;

/** Limits, breaks and reality checks that members set for themselves. None blocks a withdrawal. */
export const protectionEndpoints = defineEndpoints({
  getPlayProtection: {
    method: 'POST',
    path: '/api/risk/v1/getPlayProtection',
    caller: 'member',
    errors: [],
    summary:
      'Own limits with what counts toward each and when it renews, a break, the reality check, the net position',
  },
  setPlayLimit: {
    ...change,
    path: '/api/risk/v1/setPlayLimit',
    errors: ['limitInvalid'],
    summary:
      'Sets a limit: a first or a tighter one counts at once, a looser one can be confirmed after 24 hours',
  },
  confirmPlayLimit: {
    ...change,
    path: '/api/risk/v1/confirmPlayLimit',
    errors: ['limitInvalid', 'limitChangePending'],
    summary: 'Puts a looser limit into force, once its 24 hours are over',
  },
  dropPlayLimitChange: {
    ...change,
    path: '/api/risk/v1/dropPlayLimitChange',
    errors: [],
    summary: 'Forgets a looser limit that was asked for; the present one stays',
  },
  startTimeOut: {
    ...change,
    path: '/api/risk/v1/startTimeOut',
    errors: [],
    summary:
      'A break from deposits and bets of a day to six weeks, at once; a running one is never shortened',
  },
  excludeSelf: {
    ...change,
    path: '/api/risk/v1/excludeSelf',
    errors: [],
    summary: 'Excludes the member from deposits and bets for months or for good, at once; never shortened',
  },
  setRealityCheck: {
    ...change,
    path: '/api/risk/v1/setRealityCheck',
    errors: [],
    summary: 'How many minutes lie between two reality checks',
  },
});

/** What operators see of a member's protection; none of it is theirs to change. */
export const protectionOperatorEndpoints = defineEndpoints({
  getMemberProtection: {
    method: 'POST',
    path: '/api/risk/v1/operator/getMemberProtection',
    caller: 'operator',
    permission: 'members.read',
    errors: [],
    summary: "A member's limits, what counts toward them, breaks past and present",
  },
});
