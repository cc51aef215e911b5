import { connectAdapter } from '#platform/adapters/connect-adapter.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import type { LaunchPass, LaunchRequest } from '../../adapters/transfer-wallet.ts';
import type { VenueDefinition } from '../../catalogue/registry.ts';
import { openPlaySession } from './open-play-session.ts';

/** Opens a launch and the link to it, to its lobby without a game; undefined when the venue does not answer, and then its token is never used. */
export async function launchSeamless(
  app: Platform,
  call: MemberCall,
  { venue, launch, game }: { venue: VenueDefinition; launch: LaunchRequest; game: string | undefined },
): Promise<LaunchPass | undefined> {
  const party = venue.seamless && connectAdapter(app, venue.seamless);
  if (!party) return undefined;
  const token = await openPlaySession(app, call, { provider: venue.code, currency: launch.currency });
  return party.launch({ ...launch, token, game });
}
