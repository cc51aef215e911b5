import type { LoginCaptchaKey } from '@fairway/contract/members/account-login.ts';
import type { membersPrintedEndpoints } from '@fairway/contract/members/printed-endpoints.ts';
import type { membersPrintedSchemas } from '@fairway/contract/members/printed-schemas.ts';
import { typesOfCaptchaKind } from '@fairway/contract/risk/captcha-kinds.ts';
import type { SiteConfiguration } from '@fairway/contract/site/configuration-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '#modules/site';

type Verification = SiteConfiguration['verification'];

/** Of the two kinds '0' is none, other numbers those of the check page's address; a switch is '0' off, '1' on. */
const values: Readonly<Record<LoginCaptchaKey, (site: Verification) => number>> = {
  loginVerifyTriggerTimes: ({ strict, loginFailures }) => (strict ? 0 : loginFailures),
  fastRegisterVerify: ({ strict }) => (strict ? 1 : 0),
  captchaAfsType: ({ kind }) => typesOfCaptchaKind[kind].afsType,
  captchaAnjiType: ({ kind }) => typesOfCaptchaKind[kind].anjiType,
};

/** When a login must pass a captcha and of which kind, for the keys that are asked for. */
export const getLoginCaptchaConfig: Operation<
  (typeof membersPrintedEndpoints)['getLoginCaptchaConfig'],
  (typeof membersPrintedSchemas)['getLoginCaptchaConfig']
> = async (app, _call, { keyCodes }) => {
  const { verification } = (await publishedConfiguration(app)).configuration;
  return Object.fromEntries(keyCodes.map((keyCode) => [keyCode, String(values[keyCode](verification))]));
};
