import { createClient } from '@fairway/api-client';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { deviceId } from './device-id.ts';
import { language } from './i18n.ts';
import { useSession } from './session-store.ts';

/** Names of refusals that end a session. */
const sessionEnds = new Set(['tokenExpired', 'tokenRevoked', 'tokenMissing']);

/** Every call of the contract as a typed function of the same name. */
export const api = createClient<typeof endpoints, Schemas>(endpoints, {
  baseUrl: '',
  session: () => useSession.getState().session,
  deviceId,
  language,
  now: () => Date.now(),
  onRefusal(refusal) {
    if (sessionEnds.has(refusal.error)) useSession.getState().signOut();
  },
});
