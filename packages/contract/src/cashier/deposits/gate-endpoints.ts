import { defineEndpoints } from '../../endpoint.ts';
import { identityRefusals } from './identity-refusals.ts';

/** Who a member is, as the flows of the cashier ask it first. */
export const identityEndpoints = defineEndpoints({
  getIdentityStatus: {
    method: 'POST',
    path: '/api/cashier/v1/getIdentityStatus',
    caller: 'member',
    errors: [],
    summary: 'The identity level of a flow, what of it the member has given, and the refusal that stands',
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

/** What the flows of the cashier ask of a member first. */
export const cashierGateEndpoints = defineEndpoints({
  getMobileVerificationConfig: {
    method: 'POST',
    path: '/api/cashier/v1/getMobileVerificationConfig',
    caller: 'member',
    errors: [],
    summary: 'Whether a deposit asks for a bound phone: 0 never, 1 it is recommended, 2 it must be',
  },
  getLeavePayConfig: {
    method: 'POST',
    path: '/api/cashier/v1/getLeavePayConfig',
    caller: 'member',
    errors: [],
    summary: 'Whether and with what words leaving an unpaid order is asked about',
  },
  getAnnouncementContent: {
    method: 'POST',
    path: '/api/cashier/v1/getAnnouncementContent',
    caller: 'member',
    errors: [],
    summary: 'The announcement of the deposit page (category 3)',
  },
});
