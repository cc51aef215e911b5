import type { riskEndpoints } from '@fairway/contract/risk/endpoints.ts';
import type { riskSchemas } from '@fairway/contract/risk/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { CallContext } from '#platform/http/call.ts';
import { FileAnswer, type Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { unsealCaptcha } from './captcha-secret.ts';
import { findCaptcha } from './captchas-store.ts';
import { captchaKinds } from './kinds/kinds.ts';
import { presentCaptcha } from './present-captcha.ts';
import { verificationOf } from './verification-of.ts';

/** Shows a captcha that waits for its answer. Throws `captchaExpired` for one that is over, used or of another address. */
export const getCaptcha: Operation<
  (typeof riskEndpoints)['getCaptcha'],
  (typeof riskSchemas)['getCaptcha']
> = async (app, call, { captchaId }) => {
  const { row, challenge } = await drawAgain(app, call, captchaId);
  return presentCaptcha(row, challenge, (await verificationOf(app)).words);
};

/** The picture alone, as a file. A captcha as text has none and is refused as one that is over. */
export const getCaptchaImage: Operation<
  (typeof riskEndpoints)['getCaptchaImage'],
  (typeof riskSchemas)['getCaptchaImage']
> = async (app, call, { captchaId }) => {
  const { challenge } = await drawAgain(app, call, captchaId);
  if (!challenge.image) throw new AppError('captchaExpired');
  return new FileAnswer(challenge.image, 'image/png', 'captcha.png');
};

async function drawAgain(app: Platform, { address }: CallContext, captchaId: string) {
  const row = await findCaptcha(app.db, captchaId);
  const waits = row && !row.ticket_hash && row.expires_at > app.clock.now() && row.address === address;
  if (!waits) throw new AppError('captchaExpired');
  const { by, kept } = unsealCaptcha(app, row.sealed);
  return { row, challenge: await captchaKinds[by].show(kept) };
}
