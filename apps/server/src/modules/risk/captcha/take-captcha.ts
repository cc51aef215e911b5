import type { CaptchaAnswer, CaptchaPurpose } from '@fairway/contract/risk/schemas.ts';
import { equalInConstantTime, sha256 } from '#platform/crypto/hash.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { unsealCaptcha } from './captcha-secret.ts';
import { deleteCaptcha, type CaptchaRow } from './captchas-store.ts';
import type { Verdict } from './kinds/captcha-kind.ts';
import { captchaKinds } from './kinds/kinds.ts';

/**
 * Uses a captcha up, whatever its answer: what is right of it, or the ticket of `checkCaptcha`. Throws `captchaExpired` for
 * one that is unknown, used, older than two minutes, made for another purpose or address, or that the service which made it
 * did not judge; `captchaWrong` for a wrong answer (security rule 9).
 */
export async function takeCaptcha(
  app: Platform,
  purpose: CaptchaPurpose,
  address: string,
  given: CaptchaAnswer,
): Promise<void> {
  await takeRight(app, address, given, purpose);
}

/** The same, and answers the row that was taken away. */
export async function takeRight(
  app: Platform,
  address: string,
  { captchaId, answer }: CaptchaAnswer,
  purpose?: CaptchaPurpose,
): Promise<CaptchaRow> {
  const captcha = await deleteCaptcha(app.db, captchaId);
  if (!captcha || captcha.expires_at <= app.clock.now()) throw new AppError('captchaExpired');
  if (captcha.address !== address || (purpose && captcha.purpose !== purpose))
    throw new AppError('captchaExpired');
  const verdict = await judge(app, captcha, answer);
  // The service could not judge it: it is used up, and the next one is made here (`openCaptcha`).
  if (verdict === 'unknown') throw new AppError('captchaExpired');
  if (verdict === 'wrong') throw new AppError('captchaWrong');
  return captcha;
}

async function judge(
  app: Platform,
  { sealed, address, ticket_hash: ticket }: CaptchaRow,
  answer: string,
): Promise<Verdict> {
  if (ticket) return equalInConstantTime(sha256(answer), ticket) ? 'right' : 'wrong';
  const { by, kept } = unsealCaptcha(app, sealed);
  return captchaKinds[by].judge(app, kept, answer, address);
}
