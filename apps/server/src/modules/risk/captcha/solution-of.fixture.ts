import type { Platform } from '#platform/platform.ts';
import { unsealCaptcha } from './captcha-secret.ts';
import { findCaptcha } from './captchas-store.ts';
import { readDrawing } from './kinds/drawn-kind.ts';

/** What is right of a captcha that is drawn here, as only the server can know it. */
export async function solutionOf(app: Platform, captchaId: string): Promise<string> {
  const row = await findCaptcha(app.db, captchaId);
  if (!row) throw new Error('this captcha is used up or never was');
  return readDrawing(unsealCaptcha(app, row.sealed).kept).solution;
}
