import type { CaptchaAnswer, CaptchaPurpose } from '@fairway/contract/risk/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { CallContext } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { takeBackAttempt, type Admission } from '../attempts/admit-attempt.ts';
import { takeCaptcha } from './take-captcha.ts';

/**
 * Admits an attempt that needs no captcha or brings a right one. Throws `captchaNeeded`, `captchaWrong` or
 * `captchaExpired`; the attempt is then taken back, because nothing was tried.
 */
export async function passChallenge(
  app: Platform,
  call: CallContext,
  admission: Admission,
  purpose: CaptchaPurpose,
  answer: CaptchaAnswer | undefined,
): Promise<void> {
  if (!admission.challenged) return;
  try {
    if (!answer) throw new AppError('captchaNeeded');
    await takeCaptcha(app, purpose, call.address, answer);
  } catch (fault) {
    await takeBackAttempt(app, admission);
    throw fault;
  }
}
