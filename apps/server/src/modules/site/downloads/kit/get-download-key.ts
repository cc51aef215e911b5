import type { PartyCall } from '#platform/http/call.ts';
import type { RawAnswer } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { kitAnswer } from './kit-answer.ts';
import { kitKey } from './kit-key.ts';

/** The public half of the kit's key, for a kit that was not given one. */
export function getDownloadKey(app: Platform, call: PartyCall): Promise<RawAnswer> {
  return kitAnswer(call, async () => ({ key: (await kitKey(app)).publicKey }));
}
