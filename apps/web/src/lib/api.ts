import { createClient, ServerClock, type ClientSettings } from '@fairway/api-client';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { deviceId } from './device-id.ts';
import { language } from './i18n.ts';
import { idleSeconds } from './presence.ts';
import { typesOf, useRobotCheck } from './robot-check.ts';
import { siteId } from './site-id.ts';
import { useSession } from './session-store.ts';

/** Names of refusals that end a session. */
const sessionEnds = new Set(['tokenExpired', 'tokenRevoked', 'tokenMissing']);

/** The server's clock: countdowns and "two minutes ago" go by it, whatever the device thinks. */
export const serverClock = new ServerClock(() => Date.now());

/** What every kind of call goes out with. */
const clientSettings: ClientSettings = {
  baseUrl: '',
  session: () => useSession.getState().session,
  deviceId,
  language,
  siteId,
  idleSeconds,
  now: () => Date.now(),
  clock: serverClock,
  onRefusal(refusal, _operation, token) {
    if (refusal.error === 'robotCheckNeeded') useRobotCheck.getState().demand(typesOf(refusal.data));
    if (token !== undefined && sessionEnds.has(refusal.error))
      useSession.getState().sessionEnded(token, refusal.message);
  },
};

/** Every call of the contract as a typed function of the same name. */
export const api = createClient<typeof endpoints, Schemas>(endpoints, clientSettings);
