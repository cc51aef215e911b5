import type { z } from 'zod';
import { clientsByParty } from '#platform/http-client/clients-by-party.ts';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';
import { parseJson } from '#platform/http-client/parse-json.ts';
import type { Platform } from '#platform/platform.ts';

/** An answer is a few hundred bytes; a relay that needs longer is passed over for the next one. */
const clientOf = clientsByParty('beacon', { maxBytes: 16_384 });
const timeoutMs = 3000;

/** What a relay answered: the content, that it has no such round yet, or that nothing can be made of it. */
export type RelayAnswer<Content> =
  | { readonly state: 'answered'; readonly content: Content }
  | { readonly state: 'notYet' | 'away' | 'otherShape' };

/** One question to a relay of drand's HTTP API. Throws nothing for what the network or the relay does. */
export async function askRelay<Content>(
  app: Platform,
  relay: string,
  path: string,
  shape: z.ZodType<Content>,
): Promise<RelayAnswer<Content>> {
  try {
    const { status, body } = await clientOf(app, { party: relayName(relay), url: relay }).send(relay + path, {
      method: 'GET',
      timeoutMs,
    });
    if (status === 404 || status === 425) return { state: 'notYet' };
    if (status !== 200) return { state: 'away' };
    const read = shape.safeParse(parseJson(body));
    return read.success ? { state: 'answered', content: read.data } : { state: 'otherShape' };
  } catch (fault) {
    if (fault instanceof OutboundFault) return { state: 'away' };
    throw fault;
  }
}

/** A relay as figures and log lines name it: its host. */
export function relayName(relay: string): string {
  return new URL(relay).host;
}
