/** What a login form asks of the login captcha configuration (specification section 5); keys of `configKeys`. */
export const loginCaptchaKeys = [
  'loginVerifyTriggerTimes',
  'fastRegisterVerify',
  'captchaAfsType',
  'captchaAnjiType',
] as const;
export type LoginCaptchaKey = (typeof loginCaptchaKeys)[number];

/**
 * The text that the signature of the account login is made over (HMAC-SHA256, hexadecimal, with the site's public key):
 * device id, version, name and both passwords, a line each. It catches a careless change, nothing more.
 */
export function accountLoginText(parts: {
  deviceId: string;
  version: string;
  name: string;
  password: string;
  oldPassword: string;
}): string {
  return [parts.deviceId, parts.version, parts.name, parts.password, parts.oldPassword].join('\n');
}
