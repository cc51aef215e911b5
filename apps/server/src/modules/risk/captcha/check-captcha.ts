import type { riskEndpoints } from '@fairway/contract/risk/endpoints.ts';
import type { riskSchemas } from '@fairway/contract/risk/schemas.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { insertCaptcha } from './captchas-store.ts';
import { takeRight } from './take-captcha.ts';

/**
 * Answers a captcha ahead of the call that it permits: right, it gives a ticket that counts as the answer, once and
 * until the captcha's end. Throws `captchaWrong` and `captchaExpired`; the captcha is used up by either.
 */
export const checkCaptcha: Operation<
  (typeof riskEndpoints)['checkCaptcha'],
  (typeof riskSchemas)['checkCaptcha']
> = async (app, call, given) => {
  const row = await takeRight(app, call.address, given);
  // A ticket buys no second one: its time would never end.
  if (row.ticket_hash) throw new AppError('captchaExpired');
  const ticket = app.ids.secret();
  await insertCaptcha(app.db, { ...row, ticket_hash: sha256(ticket) });
  return { ticket };
};
