import type { CallContext } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import type { AttemptKeys } from '#modules/risk';
import { isKnownDevice } from '../sessions/sessions-store.ts';

/**
 * Whom a try to log in counts for. On a device that the account has signed in from before it counts for the two together,
 * so that strangers who guess at the account do not slow its owner down.
 */
export async function loginKeys(app: Platform, call: CallContext, name: string): Promise<AttemptKeys> {
  const account = name.trim().toLowerCase();
  const { address, deviceId: device } = call;
  const known = await isKnownDevice(app.db, account, device);
  return known ? { knownDevice: `${account}:${device}`, address } : { account, device, address };
}
