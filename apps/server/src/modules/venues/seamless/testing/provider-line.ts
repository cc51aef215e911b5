import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A key pair of a provider and the half that we are given. */
export function providerKey(kind: 'ed25519' | 'rsa'): { privateKey: KeyObject; written: string } {
  const { privateKey, publicKey } =
    kind === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519');
  return { privateKey, written: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') };
}

export interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly text: string;
}

interface Spoilt {
  readonly key?: KeyObject;
  readonly timestamp?: number;
  readonly nonce?: string;
  /** What arrives in place of the body that was signed. */
  readonly sent?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls in our own form, signed with the provider's Ed25519 key at the given time. */
export function fairwayLine(base: string, { privateKey, now }: { privateKey: KeyObject; now: () => Date }) {
  return async (operation: string, fields: object, spoilt: Spoilt = {}): Promise<Answered> => {
    const path = `/api/venue-wallet/v1/qiming/${operation}`;
    const body = JSON.stringify(fields);
    const timestamp = String(spoilt.timestamp ?? now().getTime());
    const nonce = spoilt.nonce ?? randomBytes(16).toString('hex');
    const message = Buffer.from(`POST\n${path}\n${timestamp}\n${nonce}\n${body}`);
    return post(base + path, spoilt.sent ?? body, {
      'x-wallet-timestamp': timestamp,
      'x-wallet-nonce': nonce,
      'x-wallet-signature': sign(null, message, spoilt.key ?? privateKey).toString('base64'),
      ...spoilt.headers,
    });
  };
}

/** Calls in Hub88's form, signed with the aggregator's RSA key. */
export function hub88Line(base: string, privateKey: KeyObject) {
  return async (operation: string, fields: object, spoilt: Spoilt = {}): Promise<Answered> => {
    const body = JSON.stringify(fields);
    const signature = sign('RSA-SHA256', Buffer.from(body), spoilt.key ?? privateKey).toString('base64');
    const url = `${base}/api/venue-wallet/v1/hub/${operation}`;
    return post(url, spoilt.sent ?? body, { 'x-hub88-signature': signature, ...spoilt.headers });
  };
}

async function post(url: string, body: string, headers: Record<string, string>): Promise<Answered> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text) as Record<string, unknown>, text };
}
