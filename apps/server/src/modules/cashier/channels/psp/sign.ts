import type { Clock } from '#platform/clock.ts';
import { equalInConstantTime, hmacSha256 } from '#platform/crypto/hash.ts';

/** What the provider wants beside every signed message, in both directions. */
export const pspHeaders = {
  merchant: 'x-psp-merchant',
  timestamp: 'x-psp-timestamp',
  nonce: 'x-psp-nonce',
  signature: 'x-psp-signature',
} as const;

const windowMs = 5 * 60_000;

/** `v1=` and the HMAC-SHA256 over timestamp, nonce and the raw body, a line each. */
export function signature(key: string, timestamp: string, nonce: string, body: string | Buffer): string {
  const head = Buffer.from(`${timestamp}\n${nonce}\n`);
  return `v1=${hmacSha256(key, Buffer.concat([head, Buffer.from(body)])).toString('hex')}`;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Whether a message was signed with one of the keys, compared in constant time, and lately. `nonce`: the one that an answer
 * must repeat. A missing key, header or a stale time is a refusal.
 */
export function isSigned(
  message: { headers: Headers; body: Buffer; nonce?: string },
  keys: readonly (string | undefined)[],
  clock: Clock,
): boolean {
  const { timestamp, nonce, signature: given } = readHeaders(message.headers);
  if (!timestamp || !nonce || !given || !/^\d{10,16}$/.test(timestamp)) return false;
  if (Math.abs(Number(timestamp) - clock.now().getTime()) > windowMs) return false;
  if (message.nonce !== undefined && message.nonce !== nonce) return false;
  return keys.some(
    (key) =>
      key !== undefined &&
      equalInConstantTime(Buffer.from(signature(key, timestamp, nonce, message.body)), Buffer.from(given)),
  );
}

function readHeaders(headers: Headers) {
  const text = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    timestamp: text(pspHeaders.timestamp),
    nonce: text(pspHeaders.nonce),
    signature: text(pspHeaders.signature),
  };
}
