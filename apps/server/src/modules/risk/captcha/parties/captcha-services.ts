import { partyCaptchas, type PartyCaptcha } from '@fairway/contract/risk/captcha-kinds.ts';
import { connectAdapter } from '#platform/adapters/connect-adapter.ts';
import type { Platform } from '#platform/platform.ts';
import type { CaptchaKind } from '../kinds/captcha-kind.ts';
import { afsService } from './afs/afs-service.ts';
import { anjiService } from './anji/anji-service.ts';
import type { CaptchaService } from './captcha-service.ts';
import { readKept, showKept } from './kept-challenge.ts';
import { letRest } from './resting.ts';

/** Every captcha service, one line each, by its name in the contract. */
const services = { anji: anjiService, afs: afsService } as const;
export const captchaServices = Object.values(services);

/** The service behind a kind; undefined: not configured. */
export function serviceOf(app: Platform, kind: PartyCaptcha): CaptchaService | undefined {
  return connectAdapter(app, services[partyCaptchas[kind].party]);
}

/** The port of a kind that an outside service draws. A service that does not answer is left alone for a while. */
export function partyKind(name: PartyCaptcha): CaptchaKind {
  const { looks, party } = partyCaptchas[name];
  return {
    looks,
    async open(app, viewer) {
      const opened = await serviceOf(app, name)?.open(name, viewer);
      if (!opened) letRest(app, party);
      return opened;
    },
    show: async (kept) => showKept(readKept(kept)),
    async judge(app, kept, answer, address) {
      const verdict = (await serviceOf(app, name)?.judge(name, { kept, answer, address })) ?? 'unknown';
      if (verdict === 'unknown') letRest(app, party);
      return verdict;
    },
  };
}
