import { equalInConstantTime, hmacSha256 } from '#platform/crypto/hash.ts';
import { clientsByParty } from '#platform/http-client/clients-by-party.ts';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';
import type { Platform } from '#platform/platform.ts';
import type { IdentityVerdict } from '../../tables.ts';
import { bureauHeaders, readVerdict } from './wire.ts';

const clientOf = clientsByParty('identity');

export interface BureauQuestion {
  realName: string;
  /** `+8613…` */
  phone: string;
  bankCard?: string;
  idCard?: string;
}

const timeoutMs = 4_000;

/** Whether a party that checks identities is configured. */
export function hasBureau(app: Platform): boolean {
  return app.config.identityBureau.url !== undefined && app.config.secrets.identity !== undefined;
}

/**
 * Asks whether name, phone, card and identity card belong together. Undefined when no signed answer that is understood came
 * in time; neither the question nor the reason is logged with a person's facts.
 */
export async function askBureau(
  app: Platform,
  question: BureauQuestion,
): Promise<{ verdict: IdentityVerdict; reference: string } | undefined> {
  const { url, client } = app.config.identityBureau;
  const secret = app.config.secrets.identity;
  if (!url || !secret) return undefined;
  const requestNo = app.ids.uuid();
  const body = JSON.stringify({ client, requestNo, ...question });
  const timestamp = String(app.clock.now().getTime());
  const nonce = app.ids.secret();
  try {
    const answer = await clientOf(app, { party: client, url }).send(
      `${url.replace(/\/$/, '')}/identity/v1/check`,
      {
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
      },
    );
    const verdict = isSigned(answer, secret, nonce) ? readVerdict(answer.body, requestNo) : undefined;
    if (verdict === undefined)
      app.logger.warn({ status: answer.status, requestNo }, 'the identity bureau proved nothing');
    return verdict === undefined ? undefined : { verdict, reference: requestNo };
  } catch (fault) {
    if (!(fault instanceof OutboundFault)) throw fault;
    app.logger.warn({ fault: fault.kind, requestNo }, 'the identity bureau did not answer');
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
