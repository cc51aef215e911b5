import { defineAdapter, type AdapterMeans } from '#platform/adapters/define-adapter.ts';
import { equalInConstantTime, hmacSha256 } from '#platform/crypto/hash.ts';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';
import { identityKind, type IdentityAnswer, type IdentityQuestion } from './identity-kind.ts';
import { bureauHeaders, readVerdict } from './wire.ts';

const timeoutMs = 4_000;

interface BureauLine {
  readonly url: string;
  readonly secret: string;
  readonly client: string;
  readonly means: AdapterMeans;
}

/** The identity bureau of the signed protocol (its page: `apps/sandbox/README.md`). */
export const signedBureau = defineAdapter({
  kind: identityKind,
  code: 'signed',
  settings: {
    url: { env: 'IDENTITY_BUREAU_URL', form: 'address', about: "the bureau's address", demo: '' },
    secret: { env: 'IDENTITY_SECRET', form: 'secret', about: 'key shared with the bureau' },
    client: { env: 'IDENTITY_BUREAU_CLIENT', form: 'text', about: 'our name at the bureau', demo: 'fairway' },
  },
  capabilities: { signedAnswers: true },
  connect: (settings, means) => ({ check: (question) => check({ ...settings, means }, question) }),
});

async function check(
  { url, secret, client, means }: BureauLine,
  question: IdentityQuestion,
): Promise<IdentityAnswer | undefined> {
  const requestNo = means.ids.uuid();
  const body = JSON.stringify({ client, requestNo, ...question });
  const timestamp = String(means.clock.now().getTime());
  const nonce = means.ids.secret();
  try {
    const answer = await means.http.send(`${url.replace(/\/$/, '')}/identity/v1/check`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [bureauHeaders.client]: client,
        [bureauHeaders.timestamp]: timestamp,
        [bureauHeaders.nonce]: nonce,
        [bureauHeaders.signature]: sign(secret, timestamp, nonce, Buffer.from(body)),
      },
      body,
      timeoutMs,
    });
    const verdict = isSigned(answer, secret, nonce) ? readVerdict(answer.body, requestNo) : undefined;
    if (verdict === undefined)
      means.log.warn({ status: answer.status, requestNo }, 'the identity bureau proved nothing');
    return verdict === undefined ? undefined : { verdict, reference: requestNo };
  } catch (fault) {
    if (!(fault instanceof OutboundFault)) throw fault;
    means.log.warn({ fault: fault.kind, requestNo }, 'the identity bureau did not answer');
    return undefined;
  }
}

function sign(secret: string, timestamp: string, nonce: string, body: Buffer): string {
  const head = Buffer.from(`${timestamp}\n${nonce}\n`);
  return `v1=${hmacSha256(secret, Buffer.concat([head, body])).toString('hex')}`;
}

/** Whether an answer was signed by the bureau and repeats the nonce of its question. */
function isSigned(
  answer: { headers: Readonly<Record<string, string | string[] | undefined>>; body: Buffer },
  secret: string,
  nonce: string,
): boolean {
  const { [bureauHeaders.timestamp]: at, [bureauHeaders.signature]: given } = answer.headers;
  if (answer.headers[bureauHeaders.nonce] !== nonce) return false;
  if (typeof at !== 'string' || typeof given !== 'string') return false;
  return equalInConstantTime(Buffer.from(sign(secret, at, nonce, answer.body)), Buffer.from(given));
}
