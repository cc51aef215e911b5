import { firstCaptchaKinds, isPartyCaptcha, partyCaptchas } from '@fairway/contract/risk/captcha-kinds.ts';
import type { FirstCaptchaKind } from '@fairway/contract/risk/captcha-kinds.ts';
import type { Platform } from '#platform/platform.ts';

/** The kinds of captcha that a site can choose: our own, and those of outside services that are configured. */
export function offeredCaptchas({ config }: Pick<Platform, 'config'>): FirstCaptchaKind[] {
  return firstCaptchaKinds.filter(
    (kind) => !isPartyCaptcha(kind) || config.captcha[partyCaptchas[kind].party] !== undefined,
  );
}
