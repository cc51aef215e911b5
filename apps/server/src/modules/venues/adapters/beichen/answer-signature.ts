import { equalInConstantTime } from '#platform/crypto/hash.ts';
import { readSignature } from '../../signatures/read-signature.ts';
import type { ReadSignature } from '../../signatures/signature-reading.ts';
import { answerWindowMs, signature, signedText, venueHeaders } from './sign.ts';

/**
 * Judges the venue's answers for the console. The key is shared, so the signature that ours would be is never said: with it anybody
 * who reads the console could write orders in our name.
 */
export function answerReading(keys: {
  readonly present: string;
  readonly next: string | undefined;
}): ReadSignature {
  const fits = (key: string | undefined, text: Buffer, given: string) =>
    key !== undefined && equalInConstantTime(Buffer.from(signature(key, text)), Buffer.from(given));
  return (message) =>
    readSignature(
      {
        algorithm: 'hmacSha256',
        headers: {
          signature: venueHeaders.signature,
          timestamp: venueHeaders.timestamp,
          nonce: venueHeaders.nonce,
        },
        textOf: ({ headers, rawBody }) =>
          signedText(headers[venueHeaders.timestamp] ?? '', headers[venueHeaders.nonce] ?? '', rawBody),
        keyOf: (text, given) =>
          fits(keys.present, text, given) ? 'present' : fits(keys.next, text, given) ? 'next' : undefined,
        isForm: ({ signature: given, timestamp }) =>
          /^v1=[0-9a-f]{64}$/.test(given) && /^\d{10,16}$/.test(timestamp),
        takesHex: false,
        oldestMs: answerWindowMs,
        aheadMs: answerWindowMs,
        nonceState: (nonce) => (nonce ? 'asked' : 'missing'),
      },
      message,
    );
}
