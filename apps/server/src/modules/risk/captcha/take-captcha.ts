import type { CaptchaAnswer, CaptchaPurpose } from '@fairway/contract/risk/schemas.ts';
import { equalInConstantTime } from '#platform/crypto/hash.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { captchaHash } from './captcha-hash.ts';
import { deleteCaptcha } from './captchas-store.ts';

/**
 * Uses a captcha up, whatever its answer. Throws `captchaExpired` for one that is unknown, used, older than two minutes or
 * made for another purpose or address, `captchaWrong` for a wrong answer (security rule 9).
 */
export async function takeCaptcha(
  app: Platform,
  purpose: CaptchaPurpose,
  address: string,
  { captchaId, answer }: CaptchaAnswer,
): Promise<void> {
  const captcha = await deleteCaptcha(app.db, captchaId);
  if (!captcha || captcha.expires_at <= app.clock.now()) throw new AppError('captchaExpired');
  if (captcha.purpose !== purpose || captcha.address !== address) throw new AppError('captchaExpired');
  const given = captchaHash(app, captchaId, answer);
  if (!equalInConstantTime(given, captcha.answer_hash)) throw new AppError('captchaWrong');
}
