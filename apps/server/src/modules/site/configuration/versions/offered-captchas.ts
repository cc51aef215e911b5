import { firstCaptchaKinds, isPartyCaptcha, partyCaptchas } from '@fairway/contract/risk/captcha-kinds.ts';
import type { FirstCaptchaKind } from '@fairway/contract/risk/captcha-kinds.ts';
import { adapters, isConnected } from '#platform/adapters/connect-adapter.ts';
import type { Platform } from '#platform/platform.ts';

/** The kinds of captcha that a site can choose: our own, and those of outside services that are configured. */
export function offeredCaptchas(app: Platform): FirstCaptchaKind[] {
  const services = adapters.all(app).filter(({ kind }) => kind.name === 'captcha');
  return firstCaptchaKinds.filter(
    (kind) =>
      !isPartyCaptcha(kind) ||
      services.some((one) => one.code === partyCaptchas[kind].party && isConnected(app, one)),
  );
}
