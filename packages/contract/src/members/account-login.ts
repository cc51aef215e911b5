/** Keys of the login captcha configuration that a login form asks for (specification section 5). */
export const loginCaptchaKeys = [
  'login_verify_trigger_times',
  'fast_register_verify',
  'control_imgcode_afs_type',
  'control_imgcode_anji_type',
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
