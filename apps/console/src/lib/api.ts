import { createClient, createDownload, ServerClock, type ClientSettings } from '@fairway/api-client';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { deviceId } from './session/device-id.ts';
import { language } from './i18n.ts';
import { idleSeconds } from './session/last-touch.ts';
import { sessionStore } from './session/session-store.ts';

/** Names of refusals that end a session. */
const sessionEnds = new Set(['tokenExpired', 'tokenRevoked', 'tokenMissing']);

/** The server's clock: ages and deadlines go by it, whatever the device thinks. */
export const serverClock = new ServerClock(() => Date.now());

const settings: ClientSettings = {
  baseUrl: '',
  session: () => sessionStore.read(),
  deviceId,
  language,
  now: () => Date.now(),
  clock: serverClock,
  idleSeconds,
  onRefusal(refusal) {
    if (sessionEnds.has(refusal.error)) sessionStore.signOut();
  },
};

/** Every call of the contract as a typed function of the same name; the console's port serves those for operators. */
export const api = createClient<typeof endpoints, Schemas>(endpoints, settings);

/** Fetches the file of a call that answers one. */
export const fetchFile = createDownload<typeof endpoints, Schemas>(endpoints, settings);
