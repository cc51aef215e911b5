import { connectAdapter } from '#platform/adapters/connect-adapter.ts';
import type { Platform } from '#platform/platform.ts';
import type { IdentityBureau } from './identity-kind.ts';
import { signedBureau } from './signed-bureau.ts';

/** Every identity bureau, one line each; the first that is configured is asked. */
export const identityBureaus = [signedBureau] as const;

/** The bureau of this installation; undefined: none is configured. */
export function identityBureau(app: Platform): IdentityBureau | undefined {
  for (const adapter of identityBureaus) {
    const bureau = connectAdapter(app, adapter);
    if (bureau) return bureau;
  }
  return undefined;
}
