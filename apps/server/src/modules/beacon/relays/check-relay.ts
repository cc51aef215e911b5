import { beaconScheme, type BeaconChain } from '@fairway/fair-games';
import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import { askRelay } from './ask-relay.ts';
import { refuseRelay } from './refuse-relay.ts';
import { hasAgreed, noteAgreed } from './relay-memory.ts';

/** `/{chain-hash}/info`, times in seconds. */
const infoShape = z.object({
  public_key: z.string(),
  period: z.number(),
  genesis_time: z.number(),
  hash: z.string(),
  schemeID: z.string(),
});

/**
 * Whether a relay serves the chain that is configured, by what it says of it: a wrong genesis or period would name the wrong round. One that
 * contradicts is refused, one that does not answer is away.
 */
export async function servesChain(
  app: Platform,
  { chain, relay, round }: { chain: BeaconChain; relay: string; round: number },
): Promise<boolean> {
  if (hasAgreed(app, relay)) return true;
  const answer = await askRelay(app, relay, `/${chain.hash}/info`, infoShape);
  if (answer.state === 'away') return false;
  if (answer.state === 'answered' && isSame(answer.content, chain)) {
    noteAgreed(app, relay);
    return true;
  }
  refuseRelay(app, relay, answer.state === 'otherShape' ? 'otherShape' : 'otherChain', round);
  return false;
}

function isSame(info: z.infer<typeof infoShape>, chain: BeaconChain): boolean {
  return (
    info.hash === chain.hash &&
    info.public_key === chain.publicKey &&
    info.period * 1000 === chain.period &&
    info.genesis_time * 1000 === chain.genesis &&
    info.schemeID === beaconScheme.id
  );
}
