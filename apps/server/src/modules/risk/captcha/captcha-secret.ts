import { seal, unseal } from '#platform/crypto/seal.ts';
import type { Platform } from '#platform/platform.ts';
import type { CaptchaName } from './kinds/kinds.ts';

/** What the table keeps of a captcha, sealed: a reader of the table learns nothing. */
export interface CaptchaSecret {
  /** Who has made it and judges it. */
  by: CaptchaName;
  /** In that kind's own format. */
  kept: string;
  /** The asker has chosen how it looks: it is shown, but passes no check. */
  chosen?: true;
}

const purpose = 'captcha';

export function sealCaptcha(app: Pick<Platform, 'config'>, secret: CaptchaSecret): Buffer {
  return seal(app.config.secrets.server, purpose, JSON.stringify(secret));
}

export function unsealCaptcha(app: Pick<Platform, 'config'>, sealed: Buffer): CaptchaSecret {
  // Only `sealCaptcha` writes it, and a changed one does not open.
  return JSON.parse(unseal(app.config.secrets.server, purpose, sealed)) as CaptchaSecret;
}
