import type { riskEndpoints } from '@fairway/contract/risk/endpoints.ts';
import type { CaptchaKind, CaptchaPurpose, riskSchemas } from '@fairway/contract/risk/schemas.ts';
import { looksOf } from '@fairway/contract/risk/captcha-kinds.ts';
import { addSeconds } from '#platform/clock.ts';
import type { VisitorCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { chooseKind } from './choose-kind.ts';
import { insertCaptcha } from './captchas-store.ts';
import { sealCaptcha } from './captcha-secret.ts';
import { openCaptcha } from './open-captcha.ts';
import { presentCaptcha } from './present-captcha.ts';

const goodForSeconds = 120;

/** Makes a captcha for one purpose and the caller's address, of a kind that the server chooses, and shows it. Writes it sealed, with its end. */
export const createCaptcha: Operation<
  (typeof riskEndpoints)['createCaptcha'],
  (typeof riskSchemas)['createCaptcha']
> = async (app, call, input) => {
  const { row, challenge, offersQuestion } = await make(app, call, input);
  return presentCaptcha(row, challenge, offersQuestion);
};

/** The same in two steps: this names it, `getCaptcha` and `getCaptchaImage` show it. */
export const registerCaptcha: Operation<
  (typeof riskEndpoints)['registerCaptcha'],
  (typeof riskSchemas)['registerCaptcha']
> = async (app, call, input) => {
  const { row } = await make(app, call, input);
  return { captchaId: row.id, kind: row.kind, expiresAt: row.expires_at.toISOString() };
};

async function make(
  app: Platform,
  call: VisitorCall,
  { purpose, kind: wanted }: { purpose: CaptchaPurpose; kind?: CaptchaKind | undefined },
) {
  const { address, language } = call;
  const { name, offersQuestion, chosen } = await chooseKind(app, call, { purpose, wanted });
  const { challenge, by, kept } = await openCaptcha(app, name, { language, address });
  const row = {
    id: app.ids.uuid(),
    purpose,
    kind: looksOf(by),
    address,
    sealed: sealCaptcha(app, { by, kept, ...(chosen ? { chosen } : {}) }),
    ticket_hash: null,
    expires_at: addSeconds(app.clock.now(), goodForSeconds),
  };
  await insertCaptcha(app.db, row);
  return { row, challenge, offersQuestion };
}
