import { createPrivateKey, sign } from 'node:crypto';
import type { z } from 'zod';
import type { AdapterMeans } from '#platform/adapters/define-adapter.ts';
import { parseJson } from '#platform/http-client/parse-json.ts';

/** The aggregator's Operator API, our key to it, and what the adapter may use. */
export interface HubLine {
  readonly url: string;
  /** RSA, base64 of its DER (PKCS 8). */
  readonly privateKey: string;
  readonly operatorId: string;
  readonly means: AdapterMeans;
}

/** One call of the Operator API, signed over its raw body. Undefined for any answer but 200 in this shape; throws OutboundFault. */
export async function askHub<Content>(
  { url, privateKey, operatorId, means }: HubLine,
  call: { path: string; fields: object; timeoutMs: number; shape: z.ZodType<Content> },
): Promise<Content | undefined> {
  const body = JSON.stringify({ operator_id: Number(operatorId), ...call.fields });
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const answer = await means.http.send(`${url.replace(/\/$/, '')}/operator/generic/v2/${call.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hub88-signature': sign('RSA-SHA256', Buffer.from(body), key).toString('base64'),
    },
    body,
    timeoutMs: call.timeoutMs,
  });
  const read = call.shape.safeParse(answer.status === 200 ? parseJson(answer.body) : undefined);
  return read.success ? read.data : undefined;
}
