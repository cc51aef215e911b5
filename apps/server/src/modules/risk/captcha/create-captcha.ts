import type { riskEndpoints } from '@fairway/contract/risk/endpoints.ts';
import type { CaptchaKind, CaptchaPurpose, riskSchemas } from '@fairway/contract/risk/schemas.ts';
import { looksOf } from '@fairway/contract/risk/robot-words.ts';
import { addSeconds } from '#platform/clock.ts';
import type { VisitorCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { insertCaptcha } from './captchas-store.ts';
import { sealCaptcha } from './captcha-secret.ts';
import type { CaptchaName } from './kinds/kinds.ts';
import { openCaptcha } from './open-captcha.ts';
import { presentCaptcha } from './present-captcha.ts';
import { verificationOf } from './verification-of.ts';

const goodForSeconds = 120;

/** Makes a captcha for one purpose and the caller's address, of the kind that the operator has chosen, and shows it. Writes it sealed, with its end. */
export const createCaptcha: Operation<
  (typeof riskEndpoints)['createCaptcha'],
  (typeof riskSchemas)['createCaptcha']
> = async (app, call, input) => {
  const { row, challenge } = await make(app, call, input);
  return presentCaptcha(row, challenge, (await verificationOf(app)).words);
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
  { address, language }: VisitorCall,
  { purpose, kind: wanted }: { purpose: CaptchaPurpose; kind?: CaptchaKind | undefined },
) {
  const name = await nameFor(app, purpose, wanted);
  const { challenge, by, kept } = await openCaptcha(app, name, { language, address });
  const row = {
    id: app.ids.uuid(),
    purpose,
    kind: looksOf(by),
    address,
    sealed: sealCaptcha(app, { by, kept }),
    ticket_hash: null,
    expires_at: addSeconds(app.clock.now(), goodForSeconds),
  };
  await insertCaptcha(app.db, row);
  return { row, challenge };
}

/**
 * The kind is the operator's to choose, not the caller's (security rule 9): of a form the one that is shown first, or words
 * where they are offered. The check page shows the look that its address names, of the site's own maker where it has that look.
 */
async function nameFor(
  app: Platform,
  purpose: CaptchaPurpose,
  wanted: CaptchaKind | undefined,
): Promise<CaptchaName> {
  const { kind, words } = await verificationOf(app);
  if (wanted === 'question') return words ? 'question' : kind;
  return purpose === 'robot' && wanted && wanted !== looksOf(kind) ? wanted : kind;
}
