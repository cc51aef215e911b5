import { z } from 'zod';
import { defineAdapter, type AdapterMeans } from '#platform/adapters/define-adapter.ts';
import { hmacSha256 } from '#platform/crypto/hash.ts';
import { parseJson } from '#platform/http-client/parse-json.ts';
import { mailKind, smsKind } from './message-kinds.ts';

const settings = {
  url: { env: 'MESSAGE_GATEWAY_URL', form: 'address', about: "the gateway's address", demo: '' },
  secret: { env: 'INBOX_SECRET', form: 'secret', about: 'key shared with the gateway' },
  sender: { env: 'MESSAGE_GATEWAY_SENDER', form: 'text', about: 'our name at the gateway', demo: 'fairway' },
} as const;

interface GatewayLine {
  readonly url: string;
  readonly secret: string;
  readonly sender: string;
  readonly means: AdapterMeans;
}

const answerShape = z.object({ code: z.string() });

/** The gateway of the signed protocol (its page: `apps/sandbox/README.md`, «Inbox»), for text messages. */
export const signedSms = defineAdapter({
  kind: smsKind,
  code: 'signed',
  settings,
  connect: (line, means) => ({ send: (message) => handOver({ ...line, means }, 'sms', message) }),
});

/** The same gateway for e-mail. */
export const signedMail = defineAdapter({
  kind: mailKind,
  code: 'signed',
  settings,
  connect: (line, means) => ({ send: (message) => handOver({ ...line, means }, 'email', message) }),
});

async function handOver(
  { url, secret, sender, means }: GatewayLine,
  channel: 'sms' | 'email',
  message: object,
): Promise<void> {
  const body = JSON.stringify({ sender, ...message });
  const timestamp = String(means.clock.now().getTime());
  const nonce = means.ids.secret();
  const answer = await means.http.send(`${url.replace(/\/$/, '')}/inbox/${channel}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-inbox-sender': sender,
      'x-inbox-timestamp': timestamp,
      'x-inbox-nonce': nonce,
      'x-inbox-signature': `v1=${hmacSha256(secret, `${timestamp}\n${nonce}\n${body}`).toString('hex')}`,
    },
    body,
    timeoutMs: 5_000,
  });
  const read = answerShape.safeParse(parseJson(answer.body));
  if (!read.success || read.data.code !== 'OK')
    throw new Error(`the message gateway answered ${read.success ? read.data.code : answer.status}`);
}
