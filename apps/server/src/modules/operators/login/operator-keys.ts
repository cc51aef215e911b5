import type { CallContext } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import type { AttemptKeys } from '#modules/risk';
import { hasWorkedFrom } from '../sessions/sessions-store.ts';

/**
 * Whom a try to log in counts for: the name as it was typed and the address. From an address where the operator has worked before
 * it counts for the two together, so that strangers who guess do not slow the operator down.
 */
export async function operatorKeys(
  app: Platform,
  { address }: CallContext,
  typed: string,
): Promise<AttemptKeys> {
  const name = typed.trim().toLowerCase();
  const isKnown = await hasWorkedFrom(app.db, typed, address);
  return isKnown ? { knownDevice: `${name}:${address}`, address } : { account: name, address };
}
