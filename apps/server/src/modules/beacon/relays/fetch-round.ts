import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import type { BeaconSettings } from '../beacon-ready.ts';
import { verifier } from '../verifying/verifier.ts';
import { askRelay } from './ask-relay.ts';
import { servesChain } from './check-relay.ts';
import { refuseRelay } from './refuse-relay.ts';
import { isResting } from './relay-memory.ts';

/** `/{chain-hash}/public/{round}`; its other fields are not read: the signature proves the number, and the randomness follows from it. */
const roundShape = z.object({ signature: z.string().regex(/^[0-9a-f]{96}$/) });

/**
 * A round's signature, from the first relay whose answer verifies against the chain's key; undefined while none has it. Whether it is
 * time for the round is the caller's question. Each round begins with another relay. Throws VerifierFault.
 */
export async function fetchRound(
  app: Platform,
  { chain, relays }: BeaconSettings,
  round: number,
): Promise<string | undefined> {
  const first = round % relays.length;
  for (const relay of [...relays.slice(first), ...relays.slice(0, first)]) {
    if (isResting(app, relay) || !(await servesChain(app, { chain, relay, round }))) continue;
    const answer = await askRelay(app, relay, `/${chain.hash}/public/${round}`, roundShape);
    if (answer.state === 'otherShape') refuseRelay(app, relay, 'otherShape', round);
    if (answer.state !== 'answered') continue;
    const { signature } = answer.content;
    if (await verifier.verify({ publicKey: chain.publicKey, round, signature })) return signature;
    refuseRelay(app, relay, 'falseSignature', round);
  }
  return undefined;
}
