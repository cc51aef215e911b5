import { defineEndpoints } from '../endpoint.ts';
import { identityRefusals } from './refusals.ts';

/** Who a member is, as the flows of the cashier ask it first. */
export const identityEndpoints = defineEndpoints({
  getIdentityStatus: {
    method: 'POST',
    path: '/api/cashier/v1/getIdentityStatus',
    caller: 'member',
    errors: [],
    summary: 'The identity level of a flow, what of it the member has given, and the refusal that applies',
  },
  verifyIdentity: {
    method: 'POST',
    path: '/api/cashier/v1/verifyIdentity',
    caller: 'member',
    limits: [{ per: 'member', count: 10, seconds: 3600 }],
    errors: [...identityRefusals, 'idCardMalformed'],
    summary: 'Has name, phone, card and identity card checked against each other',
  },
});
