import type { CaptchaParty } from '@fairway/contract/risk/captcha-kinds.ts';
import { defineMemory } from '#platform/memory/define-memory.ts';
import type { Platform } from '#platform/platform.ts';

/** A service that could not judge is left unasked for challenges this long: without it a member would meet the same fault again. */
const resting = defineMemory<CaptchaParty, true>({
  name: 'risk.resting-captcha-services',
  most: 10,
  believedMs: 30_000,
});

/** Leaves a service alone for half a minute, in this process. */
export function letRest(app: Platform, party: CaptchaParty): void {
  resting(app).set(party, true);
}

export function rests(app: Platform, party: CaptchaParty): boolean {
  return resting(app).has(party);
}
