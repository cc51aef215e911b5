import type { CaptchaParty } from '@fairway/contract/risk/robot-words.ts';
import type { Platform } from '#platform/platform.ts';

/** How long a service that could not judge is left unasked for challenges: without it a member would meet the same fault again. */
const restMs = 30_000;

const until = new WeakMap<Platform['config'], Map<CaptchaParty, number>>();

/** Leaves a service alone for half a minute, in this process. */
export function letRest(app: Pick<Platform, 'config' | 'clock'>, party: CaptchaParty): void {
  const parties = until.get(app.config) ?? new Map<CaptchaParty, number>();
  until.set(app.config, parties.set(party, app.clock.now().getTime() + restMs));
}

export function rests(app: Pick<Platform, 'config' | 'clock'>, party: CaptchaParty): boolean {
  return (until.get(app.config)?.get(party) ?? 0) > app.clock.now().getTime();
}
