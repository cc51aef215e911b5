import { z } from 'zod';
import { hmacSha256 } from '#platform/crypto/hash.ts';
import { clientsByParty } from '#platform/http-client/clients-by-party.ts';
import { parseJson } from '#platform/http-client/parse-json.ts';
import type { Platform } from '#platform/platform.ts';

const clientOf = clientsByParty('messages');

export interface OutgoingMessage {
  channel: 'sms' | 'email';
  /** The same id again is the same message: the gateway sends it once. */
  messageId: string;
  /** `+8613…` or a mail address. */
  to: string;
  /** Only an e-mail carries it. */
  subject: string;
  text: string;
}

/** Whether a gateway is configured; without one no code and no message leaves. */
export function hasMessageGateway({ config }: Platform): boolean {
  return config.messageGateway.url !== undefined && config.secrets.inbox !== undefined;
}

const answerShape = z.object({ code: z.string() });

/**
 * Hands one message to the gateway. Throws when it was not taken, for the job to try again; the fault names neither the
 * recipient nor the words.
 */
export async function sendMessage(app: Platform, message: OutgoingMessage): Promise<void> {
  const { url, sender } = app.config.messageGateway;
  const secret = app.config.secrets.inbox;
  if (!url || !secret) throw new Error('no message gateway is configured');
  const { channel, messageId, to, subject, text } = message;
  const words = channel === 'email' ? { subject, text } : { text };
  const body = JSON.stringify({ sender, messageId, to, ...words });
  const timestamp = String(app.clock.now().getTime());
  const nonce = app.ids.secret();
  const answer = await clientOf(app, { party: channel, url }).send(
    `${url.replace(/\/$/, '')}/inbox/${channel}`,
    {
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
    },
  );
  const read = answerShape.safeParse(parseJson(answer.body));
  if (!read.success || read.data.code !== 'OK')
    throw new Error(`the message gateway answered ${read.success ? read.data.code : answer.status}`);
}
