import type { Clock } from '#platform/clock.ts';
import { equalInConstantTime, hmacSha256 } from '#platform/crypto/hash.ts';

/** What the venue wants beside every signed message, in both directions. */
export const venueHeaders = {
  agent: 'x-venue-agent',
  timestamp: 'x-venue-timestamp',
  nonce: 'x-venue-nonce',
  signature: 'x-venue-signature',
} as const;

const windowMs = 5 * 60_000;

/** `v1=` and the HMAC-SHA256 over timestamp, nonce and the raw body, a line each. */
export function signature(key: string, timestamp: string, nonce: string, body: string | Buffer): string {
  const head = Buffer.from(`${timestamp}\n${nonce}\n`);
  return `v1=${hmacSha256(key, Buffer.concat([head, Buffer.from(body)])).toString('hex')}`;
}

/** Whether an answer was signed with one of the keys, lately, and to the question of this nonce. */
export function isSignedAnswer(
  answer: { headers: Readonly<Record<string, string | string[] | undefined>>; body: Buffer },
  question: { keys: readonly (string | undefined)[]; nonce: string },
  clock: Clock,
): boolean {
  const timestamp = answer.headers[venueHeaders.timestamp];
  const given = answer.headers[venueHeaders.signature];
  if (typeof timestamp !== 'string' || typeof given !== 'string' || !/^\d{10,16}$/.test(timestamp))
    return false;
  if (Math.abs(Number(timestamp) - clock.now().getTime()) > windowMs) return false;
  if (answer.headers[venueHeaders.nonce] !== question.nonce) return false;
  return question.keys.some(
    (key) =>
      key !== undefined &&
      equalInConstantTime(
        Buffer.from(signature(key, timestamp, question.nonce, answer.body)),
        Buffer.from(given),
      ),
  );
}
