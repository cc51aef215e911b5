import type { KeyObject } from 'node:crypto';
import { signatureAheadMs, signatureWindowMs } from '@fairway/contract';
import type { Clock } from '#platform/clock.ts';
import type { NonceMemory } from '#platform/http/signatures/nonce-memory.ts';
import { readSignature, type SignatureRules } from '../../signatures/read-signature.ts';
import type { ReadSignature } from '../../signatures/signature-reading.ts';
import { whichKey } from './public-keys.ts';

export const fairwayHeaders = {
  timestamp: 'x-wallet-timestamp',
  nonce: 'x-wallet-nonce',
  signature: 'x-wallet-signature',
} as const;

/** What a call in our own form signs. */
export function fairwayText(
  { url, timestamp, nonce }: { url: string; timestamp: string; nonce: string },
  rawBody: Buffer,
): Buffer {
  return Buffer.concat([Buffer.from(`POST\n${url}\n${timestamp}\n${nonce}\n`), rawBody]);
}

export const isTimestamp = (text: string): boolean => /^\d{13}$/.test(text);
export const isNonce = (text: string): boolean => /^[\w-]{16,64}$/.test(text);

/** Judges calls in our own form for the console. */
export function fairwayReading(
  keys: readonly KeyObject[],
  { clock, nonces }: { clock: Clock; nonces: NonceMemory },
): ReadSignature {
  const rules: SignatureRules = {
    algorithm: 'ed25519',
    headers: fairwayHeaders,
    textOf: ({ url, headers, rawBody }) =>
      fairwayText(
        {
          url,
          timestamp: headers[fairwayHeaders.timestamp] ?? '',
          nonce: headers[fairwayHeaders.nonce] ?? '',
        },
        rawBody,
      ),
    keyOf: (text, signature) => whichKey(keys, null, text, signature),
    isForm: ({ signature, timestamp, nonce }) =>
      Buffer.from(signature, 'base64').length === 64 && isTimestamp(timestamp) && isNonce(nonce),
    takesHex: true,
    oldestMs: signatureWindowMs,
    aheadMs: signatureAheadMs,
    nonceState(nonce, timestamp) {
      if (!nonce) return 'missing';
      if (!isNonce(nonce)) return 'malformed';
      if (!timestamp || !isTimestamp(timestamp)) return 'unused';
      if (nonces.has(nonce, Number(timestamp))) return 'used';
      return clock.now().getTime() - Number(timestamp) > signatureWindowMs ? 'forgotten' : 'unused';
    },
  };
  return (message) => readSignature(rules, message);
}
