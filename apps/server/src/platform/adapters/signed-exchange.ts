import type { z } from 'zod';
import { equalInConstantTime, hmacSha256 } from '../crypto/hash.ts';
import type { OutboundAnswer } from '../http-client/http-client.ts';
import { OutboundFault } from '../http-client/outbound-fault.ts';
import { parseJson } from '../http-client/parse-json.ts';
import type { AdapterMeans } from './define-adapter.ts';

const windowMs = 5 * 60_000;

/** A party whose messages are signed in both directions (`apps/sandbox/README.md`, «Signing»). */
export interface SignedLine {
  readonly url: string;
  /** Its headers are `x-<prefix>-timestamp`, `-nonce` and `-signature`. */
  readonly prefix: string;
  /** Who we are there: the header that says it, and our name. */
  readonly sender: { readonly header: string; readonly name: string };
  readonly secret: string;
  /** Taken beside it while the key is changed. */
  readonly nextSecret?: string | undefined;
  readonly means: AdapterMeans;
}

/** The content of an answer that proves itself, or why there is none. */
export type SignedAnswer<Content> =
  | { readonly content: Content }
  | { readonly content: undefined; readonly status: number; readonly fault: string };

/**
 * One signed question. An answer counts when it is signed with one of the keys, at most five minutes from our clock, over this
 * question's nonce, and has the shape. Throws nothing for what the network does.
 */
export async function askSigned<Content>(
  line: SignedLine,
  path: string,
  fields: object,
  { shape, timeoutMs }: { shape: z.ZodType<Content>; timeoutMs: number },
): Promise<SignedAnswer<Content>> {
  const { prefix, sender, secret, means } = line;
  const body = JSON.stringify(fields);
  const seal = { timestamp: String(means.clock.now().getTime()), nonce: means.ids.secret() };
  try {
    const answer = await means.http.send(line.url.replace(/\/$/, '') + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [sender.header]: sender.name,
        [`x-${prefix}-timestamp`]: seal.timestamp,
        [`x-${prefix}-nonce`]: seal.nonce,
        [`x-${prefix}-signature`]: signature(secret, seal, Buffer.from(body)),
      },
      body,
      timeoutMs,
    });
    if (!isSigned(answer, line, seal.nonce)) return unproven(answer.status, 'not signed');
    const read = shape.safeParse(parseJson(answer.body));
    return read.success ? { content: read.data } : unproven(answer.status, 'another shape');
  } catch (fault) {
    if (fault instanceof OutboundFault) return unproven(0, fault.kind);
    throw fault;
  }
}

function unproven(status: number, fault: string) {
  return { content: undefined, status, fault };
}

function signature(secret: string, seal: { timestamp: string; nonce: string }, body: Buffer): string {
  const head = Buffer.from(`${seal.timestamp}\n${seal.nonce}\n`);
  return `v1=${hmacSha256(secret, Buffer.concat([head, body])).toString('hex')}`;
}

function isSigned(
  { headers, body }: OutboundAnswer,
  { prefix, secret, nextSecret, means }: SignedLine,
  nonce: string,
): boolean {
  const timestamp = headers[`x-${prefix}-timestamp`];
  const given = headers[`x-${prefix}-signature`];
  if (typeof timestamp !== 'string' || typeof given !== 'string' || !/^\d{10,16}$/.test(timestamp))
    return false;
  if (Math.abs(Number(timestamp) - means.clock.now().getTime()) > windowMs) return false;
  if (headers[`x-${prefix}-nonce`] !== nonce) return false;
  return [secret, nextSecret].some(
    (key) =>
      key !== undefined &&
      equalInConstantTime(Buffer.from(signature(key, { timestamp, nonce }, body)), Buffer.from(given)),
  );
}
