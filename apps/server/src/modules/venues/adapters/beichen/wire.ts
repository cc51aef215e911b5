import { z } from 'zod';
import type { AdapterMeans } from '#platform/adapters/define-adapter.ts';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';
import { isSignedAnswer, signature, signedText, venueHeaders } from './sign.ts';

/** The venue's address, the keys to it, and what the adapter may use. */
export interface VenueLine {
  readonly url: string;
  readonly secret: string;
  /** Taken beside it while the key is changed. */
  readonly nextSecret: string | undefined;
  readonly agent: string;
  readonly means: AdapterMeans;
}

/** A signed answer, or a signed refusal by its code. `unproven`: anything else, a time-out among it. */
export type VenueAnswer<Content> =
  | { kind: 'answer'; content: Content }
  | { kind: 'refused'; code: string }
  | { kind: 'unproven'; detail: string };

/** Our own code for a request that never left this machine: nobody can have acted on it. */
const notSent = 'NOT_SENT';

/** Codes that prove that this request did nothing. */
const provenRefusals = new Set([
  'INVALID_REQUEST',
  'TRANSFER_NOT_FOUND',
  'TRANSFER_CONFLICT',
  'TRANSFER_SEALED',
  'MAINTENANCE',
]);

/** Milliseconds for a whole exchange. */
export const limitsMs = {
  transfer: 3000,
  query: 5000,
  balance: 3000,
  launch: 3000,
  statement: 10_000,
} as const;

/** One signed call of the venue. Throws nothing for what the network does. */
export async function askVenue<Content>(
  { url, secret, nextSecret, agent, means }: VenueLine,
  call: { path: string; fields: object; timeoutMs: number; shape: z.ZodType<Content> },
): Promise<VenueAnswer<Content>> {
  const body = JSON.stringify({ agent, ...call.fields });
  const timestamp = String(means.clock.now().getTime());
  const nonce = means.ids.secret();
  try {
    const answer = await means.http.send(url.replace(/\/$/, '') + call.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [venueHeaders.agent]: agent,
        [venueHeaders.timestamp]: timestamp,
        [venueHeaders.nonce]: nonce,
        [venueHeaders.signature]: signature(secret, signedText(timestamp, nonce, body)),
      },
      body,
      timeoutMs: call.timeoutMs,
    });
    if (!isSignedAnswer(answer, { keys: [secret, nextSecret], nonce }, means.clock))
      return { kind: 'unproven', detail: `unsigned answer, HTTP ${answer.status}` };
    return readAnswer(answer.body, call.shape);
  } catch (fault) {
    if (fault instanceof OutboundFault)
      return fault.sent ? { kind: 'unproven', detail: fault.kind } : { kind: 'refused', code: notSent };
    throw fault;
  }
}

function readAnswer<Content>(body: Buffer, shape: z.ZodType<Content>): VenueAnswer<Content> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString('utf8'));
  } catch {
    return { kind: 'unproven', detail: 'not JSON' };
  }
  const envelope = z.object({ code: z.string() }).safeParse(parsed);
  if (!envelope.success) return { kind: 'unproven', detail: 'another shape' };
  if (envelope.data.code === 'OK') {
    const content = shape.safeParse(parsed);
    return content.success
      ? { kind: 'answer', content: content.data }
      : { kind: 'unproven', detail: 'another shape' };
  }
  return provenRefusals.has(envelope.data.code)
    ? { kind: 'refused', code: envelope.data.code }
    : { kind: 'unproven', detail: envelope.data.code };
}
