import { z } from 'zod';
import { defineAdapter, type AdapterMeans } from '#platform/adapters/define-adapter.ts';
import { askSigned } from '#platform/adapters/signed-exchange.ts';
import { mailKind, smsKind } from './message-kinds.ts';

const settings = {
  url: { env: 'MESSAGE_GATEWAY_URL', form: 'address', about: "the gateway's address", demo: '' },
  secret: { env: 'INBOX_SECRET', form: 'secret', about: 'key shared with the gateway' },
  nextSecret: {
    env: 'INBOX_SECRET_NEXT',
    form: 'secret',
    about: 'taken beside it while the key is changed',
    optional: true,
  },
  sender: { env: 'MESSAGE_GATEWAY_SENDER', form: 'text', about: 'our name at the gateway', demo: 'fairway' },
} as const;
const capabilities = { signedAnswers: true, timedAnswers: true } as const;

interface GatewayLine {
  readonly url: string;
  readonly secret: string;
  readonly nextSecret: string | undefined;
  readonly sender: string;
  readonly means: AdapterMeans;
}

const taken = z.object({ code: z.literal('OK'), messageId: z.string() });

/** The gateway of the signed protocol (its page: `apps/sandbox/README.md`, «Inbox»), for text messages. */
export const signedSms = defineAdapter({
  kind: smsKind,
  code: 'signed',
  settings,
  capabilities,
  connect: (line, means) => ({ send: (message) => handOver({ ...line, means }, 'sms', message) }),
});

/** The same gateway for e-mail. */
export const signedMail = defineAdapter({
  kind: mailKind,
  code: 'signed',
  settings,
  capabilities,
  connect: (line, means) => ({ send: (message) => handOver({ ...line, means }, 'email', message) }),
});

async function handOver(
  { url, secret, nextSecret, sender: name, means }: GatewayLine,
  channel: 'sms' | 'email',
  message: { readonly messageId: string },
): Promise<void> {
  const line = {
    url,
    prefix: 'inbox',
    sender: { header: 'x-inbox-sender', name },
    secret,
    nextSecret,
    means,
  };
  const fields = { sender: name, ...message };
  const answer = await askSigned(line, `/inbox/${channel}`, fields, { shape: taken, timeoutMs: 5_000 });
  if (!answer.content) throw new Error(`the message gateway answered ${answer.status}: ${answer.fault}`);
  if (answer.content.messageId !== message.messageId)
    throw new Error('the message gateway took another message');
}
