import { defineEndpoints } from '../endpoint.ts';
import { configKeys } from '../site/switches.ts';
import { phoneVerificationModes } from './phone-verification.ts';

const { depositVerifyPhone } = configKeys.codes;
const keyCode = { codes: { depositVerifyPhone } };

/** What the flows of the cashier ask of a member first. */
export const cashierGateEndpoints = defineEndpoints({
  getMobileVerificationConfig: {
    method: 'POST',
    path: '/api/cashier/v1/getMobileVerificationConfig',
    caller: 'member',
    wire: { input: { keyCode }, output: { keyCode, value: { codes: phoneVerificationModes.codes } } },
    errors: [],
    summary: 'Whether a deposit asks for a bound phone: 0 never, 1 it is recommended, 2 it must be',
  },
  getLeavePayConfig: {
    method: 'POST',
    path: '/api/cashier/v1/getLeavePayConfig',
    caller: 'member',
    errors: [],
    summary: 'Whether and with what text leaving an unpaid order is asked about',
  },
  getAnnouncementContent: {
    method: 'POST',
    path: '/api/cashier/v1/getAnnouncementContent',
    caller: 'member',
    errors: [],
    summary: 'The announcement of the deposit page (category 3)',
  },
});
