import type { LaterCalls } from '@fairway/api-client/call-table.ts';
import type { ClientSettings } from '@fairway/api-client/exchange/client-settings.ts';
import { createClient } from '@fairway/api-client/client.ts';
import { ServerClock } from '@fairway/api-client/exchange/server-clock.ts';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { deviceId } from './browser/device-id.ts';
import { language } from './i18n.ts';
import { idleSeconds } from './browser/presence.ts';
import { typesOf, useRobotCheck } from './navigation/robot-check.ts';
import { useRealityDemand } from './reality-demand.ts';
import { siteId } from './site/site-id.ts';
import { useSession } from './session-store.ts';

/** Names of refusals that end a session. */
const sessionEnds = new Set(['tokenExpired', 'tokenRevoked', 'tokenMissing']);

/** The server's clock: countdowns and "two minutes ago" go by it, whatever the device thinks. */
export const serverClock = new ServerClock(() => Date.now());

/** What every kind of call goes out with. */
export const clientSettings: ClientSettings = {
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
    if (refusal.error === 'realityCheckDue') useRealityDemand.getState().demand();
    if (token !== undefined && sessionEnds.has(refusal.error))
      useSession.getState().sessionEnded(token, refusal.message);
  },
};

/** Where the calls go that a visitor's home page does not make: a file of its own in a build (build/slim-contract.ts). */
export const laterCalls: LaterCalls = async () =>
  (await import('@fairway/contract/endpoints.ts?later')).endpoints;

/** Every call of the contract as a typed function of the same name. */
export const api = createClient<typeof endpoints, Schemas>(endpoints, clientSettings, laterCalls);
