import { defineEndpoints } from '../endpoint.ts';
import { configKeys } from '../site/switches.ts';
import { membersEndpoints } from './endpoints.ts';

const { loginVerifyTriggerTimes, fastRegisterVerify, captchaAfsType, captchaAnjiType } = configKeys.codes;
const loginCaptchaCodes = { loginVerifyTriggerTimes, fastRegisterVerify, captchaAfsType, captchaAnjiType };
const loginCaptchaWire = {
  loginVerifyTriggerTimes: { name: loginVerifyTriggerTimes },
  fastRegisterVerify: { name: fastRegisterVerify },
  captchaAfsType: { name: captchaAfsType },
  captchaAnjiType: { name: captchaAnjiType },
};

const { logIn, registerMember, changePassword } = membersEndpoints;

const checkName = {
  method: 'POST',
  caller: 'visitor',
  limits: [
    { per: 'address', count: 60, seconds: 600 },
    { per: 'device', count: 30, seconds: 600 },
  ],
  errors: [],
  summary: 'Whether a name is free to register',
} as const;

/** The paths and versions that the specification prints (section 7) beside our own; each does what its sibling does. */
export const membersPrintedEndpoints = defineEndpoints({
  webLogIn: { ...logIn, path: '/member/v1/web_login', summary: 'The same as logIn under its printed path' },
  accountLogIn: {
    ...logIn,
    path: '/api/members/v4/accountLogin',
    errors: [...logIn.errors, 'signatureInvalid'],
    summary: 'The account login of version 4, with a signature over device id and version',
  },
  getLoginCaptchaConfig: {
    method: 'POST',
    path: '/api/members/v1/getLoginCaptchaConfig',
    caller: 'visitor',
    wire: { input: { keyCodes: { codes: loginCaptchaCodes } }, output: loginCaptchaWire },
    errors: [],
    summary: 'When a login must pass a captcha, and of which kind, by key',
  },
  logInV3: { ...logIn, path: '/api/members/v3/login', summary: 'The same as logIn for older clients' },
  logInV5: { ...logIn, path: '/api/members/v5/login', summary: 'The same as logIn for newer clients' },
  registerByPrintedPath: {
    ...registerMember,
    path: '/member/v1/register',
    summary: 'The same as registerMember under its printed path',
  },
  modifyPassword: {
    ...changePassword,
    path: '/member/v2/modify_password',
    summary: 'The same as changePassword under its printed path',
  },
  checkMember: { ...checkName, path: '/member/v1/check' },
  checkName: { ...checkName, path: '/api/members/v1/checkName' },
  checkNameV2: { ...checkName, path: '/api/members/v2/checkName' },
  checkNameV3: { ...checkName, path: '/api/members/v3/checkName' },
  verifyToken: {
    method: 'POST',
    path: '/api/members/v1/verifyToken',
    caller: 'member',
    errors: [],
    summary: 'Whose token this is; refused for one that is of nobody',
  },
});
