import type { LoginCaptchaKey } from '@fairway/contract/members/account-login.ts';
import type { membersPrintedEndpoints } from '@fairway/contract/members/printed-endpoints.ts';
import type { membersPrintedSchemas } from '@fairway/contract/members/printed-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { challengesAfter } from '#modules/risk';

/** `own`: this site's captcha, no service outside; a switch is '0' off, '1' on. */
const values: Readonly<Record<LoginCaptchaKey, () => string>> = {
  login_verify_trigger_times: () => String(challengesAfter('login', 'account')),
  fast_register_verify: () => '0',
  control_imgcode_afs_type: () => 'own',
  control_imgcode_anji_type: () => 'own',
};

/** When a login must pass a captcha and of which kind, for the keys that are asked for. */
export const getLoginCaptchaConfig: Operation<
  (typeof membersPrintedEndpoints)['getLoginCaptchaConfig'],
  (typeof membersPrintedSchemas)['getLoginCaptchaConfig']
> = async (_app, _call, { keyCodes }) =>
  Object.fromEntries(keyCodes.map((keyCode) => [keyCode, values[keyCode]()]));
