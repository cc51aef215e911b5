import { isPartyCaptcha, partyCaptchas } from '@fairway/contract/risk/captcha-kinds.ts';
import type { Platform } from '#platform/platform.ts';
import type { Opened, Viewer } from './kinds/captcha-kind.ts';
import { captchaKinds, type CaptchaName } from './kinds/kinds.ts';
import { serviceOf } from './parties/captcha-services.ts';
import { rests } from './parties/resting.ts';

/**
 * Opens a challenge of this kind. Where the outside service is not configured, rests or gives none, our own kind of the
 * same look replaces it: nobody is shut out, and nobody passes unjudged.
 */
export async function openCaptcha(
  app: Platform,
  wanted: CaptchaName,
  viewer: Viewer,
): Promise<Opened & { by: CaptchaName }> {
  const kind = captchaKinds[wanted];
  const opened = mayAsk(app, wanted) ? await kind.open(app, viewer) : undefined;
  if (opened) return { ...opened, by: wanted };
  if (!isPartyCaptcha(wanted)) throw new Error(`the captcha ${wanted} did not open`);
  const { party } = partyCaptchas[wanted];
  app.metrics
    .counter('captcha_fallbacks_total', 'Captchas of our own in place of a service’s', ['party'])
    .inc({ party });
  return openCaptcha(app, kind.looks, viewer);
}

function mayAsk(app: Platform, wanted: CaptchaName): boolean {
  if (!isPartyCaptcha(wanted)) return true;
  const { party } = partyCaptchas[wanted];
  return serviceOf(app, wanted) !== undefined && !rests(app, party);
}
