import { z } from 'zod';
import { hmacSha256 } from '#platform/crypto/hash.ts';

/**
 * Beside every message, in both directions; an answer is sealed with the nonce of its question. A message that is played
 * again does nothing: an order has one signature.
 */
export const signerHeaders = {
  nonce: 'x-signer-nonce',
  signature: 'x-signer-signature',
} as const;

/** `v1=` and the HMAC-SHA256 over path, nonce and body, a line each. */
export function seal(secret: string, parts: readonly [path: string, nonce: string, body: string]) {
  return `v1=${hmacSha256(secret, parts.join('\n')).toString('hex')}`;
}

const hex = z.custom<`0x${string}`>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]+$/.test(value));
const minor = z
  .string()
  .regex(/^\d{1,30}$/)
  .transform(BigInt);

/** What the signer says of itself for one network; amounts in millionths. */
export const signerStatusAnswer = z.object({
  address: hex,
  once: minor,
  day: minor,
  signedToday: minor,
  /** What a payout may use, and the most that its fee may be, in the smallest unit of the chain's own coin. */
  gas: minor,
  feeOnce: minor,
  sweeping: z.object({
    /** Whether it can sign for this network's deposit addresses. */
    hasKey: z.boolean(),
    /** What the transfer of a sweep may use. */
    gas: minor,
    day: minor,
    sweptToday: minor,
    /** In the smallest unit of the chain's own coin. */
    fuelOnce: minor,
    fuelDay: minor,
    fuelledToday: minor,
  }),
});
export type SignerStatus = z.output<typeof signerStatusAnswer>;

export const signAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('signed'),
    sender: hex,
    nonce: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(BigInt),
    txHash: hex,
    signed: hex,
  }),
  z.object({ status: z.literal('refused'), reason: z.string() }),
]);
