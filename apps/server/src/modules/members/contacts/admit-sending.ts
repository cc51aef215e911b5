import type { CaptchaAnswer } from '@fairway/contract/risk/schemas.ts';
import type { CallContext } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { admitAttempt, passChallenge } from '#modules/risk';

/**
 * Admits the sending of a code: a caller who asks for many must pass a captcha, then wait. `account` is the name or
 * number as it was typed. It counts whatever comes of it.
 */
export async function admitSending(
  app: Platform,
  call: CallContext,
  account: string,
  captcha: CaptchaAnswer | undefined,
): Promise<void> {
  const keys = { account: account.trim().toLowerCase(), device: call.deviceId, address: call.address };
  const admission = await admitAttempt(app, 'sendCode', keys);
  await passChallenge(app, call, admission, 'code', captcha);
}
