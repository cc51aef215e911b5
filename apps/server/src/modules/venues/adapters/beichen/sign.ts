import type { Clock } from '#platform/clock.ts';
import { equalInConstantTime, hmacSha256 } from '#platform/crypto/hash.ts';

/** What the venue wants beside every signed message, in both directions. */
export const venueHeaders = {
  agent: 'x-venue-agent',
  timestamp: 'x-venue-timestamp',
  nonce: 'x-venue-nonce',
  signature: 'x-venue-signature',
} as const;

/** How far an answer may lie behind or ahead of our clock. */
export const answerWindowMs = 5 * 60_000;

/** What is signed: timestamp, nonce and the raw body, a line each. */
export function signedText(timestamp: string, nonce: string, body: string | Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), Buffer.from(body)]);
}

/** `v1=` and the HMAC-SHA256 over the signed text. */
export function signature(key: string, text: Buffer): string {
  return `v1=${hmacSha256(key, text).toString('hex')}`;
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
  if (Math.abs(Number(timestamp) - clock.now().getTime()) > answerWindowMs) return false;
  if (answer.headers[venueHeaders.nonce] !== question.nonce) return false;
  const text = signedText(timestamp, question.nonce, answer.body);
  return question.keys.some(
    (key) => key !== undefined && equalInConstantTime(Buffer.from(signature(key, text)), Buffer.from(given)),
  );
}
