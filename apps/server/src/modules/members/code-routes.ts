import { memberCodeEndpoints } from '@fairway/contract/members/verification/code-endpoints.ts';
import { memberCodeSchemas } from '@fairway/contract/members/verification/code-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { bindEmail, bindPhone } from './contacts/bind-contact.ts';
import { sendBindCode } from './contacts/send-bind-code.ts';
import { logInBySms, sendLoginCode } from './login/log-in-by-sms.ts';
import { sendRegisterCode } from './registration/send-register-code.ts';
import { checkResetCode } from './recovery/check-reset-code.ts';
import { resetPassword } from './recovery/reset-password.ts';
import { sendStepUpCode } from './step-up/send-step-up-code.ts';
import { sendResetCode } from './recovery/send-reset-code.ts';

/** Every call about one-time codes and its operation, one row each. */
export const memberCodeRoutes = defineRoutes(memberCodeEndpoints, memberCodeSchemas, {
  sendLoginCode,
  sendRegisterCode,
  logInBySms,
  sendResetCode,
  checkResetCode,
  resetPassword,
  sendStepUpCode,
  sendBindCode,
  bindPhone,
  bindEmail,
});
