import { fixedHeaders, headerNames } from '@fairway/contract/headers.ts';
import type { ClientSettings } from './client-settings.ts';
import type { ServerClock } from './server-clock.ts';
import { signRequest } from '../signing/sign-request.ts';

export interface Outgoing {
  method: string;
  /** Path with query. */
  target: string;
  body: string;
  /** Without the token and under the site's public key, even while a member is signed in. */
  anonymous?: boolean | undefined;
  operationId?: string | undefined;
}

/** What every call carries (specification section 7, request building): who the client is, who is signed in, the signature. */
export async function callHeaders(
  settings: ClientSettings,
  clock: ServerClock,
  { method, target, body, anonymous, operationId }: Outgoing,
): Promise<Record<string, string>> {
  const session = anonymous ? undefined : settings.session();
  const deviceId = settings.deviceId();
  return {
    ...fixedHeaders,
    ...(settings.siteId ? { [headerNames.siteId]: settings.siteId() } : {}),
    [headerNames.deviceId]: deviceId,
    [headerNames.deviceGroup]: deviceId.slice(0, 8),
    [headerNames.language]: settings.language(),
    ...(settings.idleSeconds
      ? { [headerNames.idleSeconds]: String(Math.floor(settings.idleSeconds())) }
      : {}),
    ...(await signRequest({
      method,
      path: target,
      body,
      timestamp: clock.now(),
      signKey: session?.signKey,
    })),
    ...(session ? { [headerNames.token]: session.token } : {}),
    ...(operationId ? { [headerNames.operationId]: operationId } : {}),
  };
}
