import { membersPrintedEndpoints } from '@fairway/contract/members/printed-endpoints.ts';
import { membersPrintedSchemas } from '@fairway/contract/members/printed-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { accountLogIn } from './login/account-log-in.ts';
import { getLoginCaptchaConfig } from './login/get-login-captcha-config.ts';
import { logIn } from './login/log-in.ts';
import { changePassword } from './password/change-password.ts';
import { getProfile } from './profile/get-profile.ts';
import { checkName } from './registration/check-name.ts';
import { registerMember } from './registration/register-member.ts';

/** Printed paths and versions, each to the operation of its sibling. */
export const membersPrintedRoutes = defineRoutes(membersPrintedEndpoints, membersPrintedSchemas, {
  webLogIn: (app, call, input) => logIn(app, call, input),
  accountLogIn,
  getLoginCaptchaConfig,
  logInV3: (app, call, input) => logIn(app, call, input),
  logInV5: (app, call, input) => logIn(app, call, input),
  registerByPrintedPath: (app, call, input) => registerMember(app, call, input),
  modifyPassword: (app, call, input) => changePassword(app, call, input),
  checkMember: (app, call, input) => checkName(app, call, input),
  checkName,
  checkNameV2: (app, call, input) => checkName(app, call, input),
  checkNameV3: (app, call, input) => checkName(app, call, input),
  verifyToken: async (app, call, input) => ({ name: (await getProfile(app, call, input)).name }),
});
