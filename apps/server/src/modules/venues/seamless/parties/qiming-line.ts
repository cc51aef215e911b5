import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import type { z } from 'zod';
import type { AdapterMeans } from '#platform/adapters/define-adapter.ts';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';
import { parseJson } from '#platform/http-client/parse-json.ts';
import { isSignedBy } from '../forms/public-keys.ts';

const timeoutMs = 10_000;

/** Where a venue of our own form answers about its book, our key there and its keys here. */
export interface OwnLine {
  readonly url: string;
  /** Ed25519, base64 of its DER (PKCS 8). */
  readonly privateKey: string;
  readonly keys: readonly KeyObject[];
  readonly means: AdapterMeans;
}

/** One question, signed with our key and answered over its nonce: an answer to another one proves nothing. Throws nothing for what the network does. */
export async function askOwn<Content>(
  { url, privateKey, keys, means }: OwnLine,
  operation: string,
  fields: object,
  shape: z.ZodType<Content>,
): Promise<{ content: Content } | { fault: string }> {
  const target = new URL(`${url.replace(/\/$/, '')}/operator/v1/${operation}`);
  const body = JSON.stringify(fields);
  const timestamp = String(means.clock.now().getTime());
  const nonce = means.ids.secret();
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const message = Buffer.from(`POST\n${target.pathname}\n${timestamp}\n${nonce}\n${body}`);
  try {
    const answer = await means.http.send(target.href, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-wallet-timestamp': timestamp,
        'x-wallet-nonce': nonce,
        'x-wallet-signature': sign(null, message, key).toString('base64'),
      },
      body,
      timeoutMs,
    });
    const proof = Buffer.concat([Buffer.from(`${nonce}\n`), answer.body]);
    const signature = answer.headers['x-wallet-signature'];
    if (typeof signature !== 'string' || !isSignedBy(keys, null, proof, signature))
      return { fault: `unsigned answer, HTTP ${answer.status}` };
    const read = shape.safeParse(answer.status === 200 ? parseJson(answer.body) : undefined);
    return read.success ? { content: read.data } : { fault: `another shape, HTTP ${answer.status}` };
  } catch (fault) {
    if (fault instanceof OutboundFault) return { fault: fault.kind };
    throw fault;
  }
}
