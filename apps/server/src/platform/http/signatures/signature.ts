import { anonymousSignKey, headerNames, signatureWindowMs, signedText } from '@fairway/contract';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { equalInConstantTime, sha256Hex } from '../../crypto/hash.ts';
import { hmacKeyOf } from '../../crypto/hmac-key.ts';
import { AppError } from '../../errors.ts';
import { NonceMemory } from './nonce-memory.ts';

/**
 * Checks a call's signature, age and nonce (interpretations, shape of the service). It guards against replay and careless
 * tampering, not against the owner of the browser; rights never depend on it.
 */
export interface SignatureCheck {
  /** Throws `signatureMissing`, `signatureInvalid`, `timestampStale` or `nonceRepeated`. `signKey` is the session's, or undefined without one. */
  (request: FastifyRequest, rawBody: Buffer, signKey: string | undefined): void;
}

export function createSignatureCheck(clock: Clock): SignatureCheck {
  const nonces = new NonceMemory(clock);
  return (request, rawBody, signKey) => {
    const timestamp = header(request, headerNames.timestamp);
    const nonce = header(request, headerNames.nonce);
    const given = header(request, headerNames.signature);
    if (!timestamp || !nonce || !given) throw new AppError('signatureMissing');
    if (!/^\d{13}$/.test(timestamp) || !/^[\w-]{16,64}$/.test(nonce) || !/^[0-9a-f]{64}$/.test(given)) {
      throw new AppError('signatureInvalid');
    }
    const text = signedText({
      method: request.method,
      path: request.url,
      timestamp,
      nonce,
      bodyHash: sha256Hex(rawBody),
    });
    const expected = hmacKeyOf(signKey ?? anonymousSignKey).sign(text);
    if (!equalInConstantTime(Buffer.from(expected), Buffer.from(given)))
      throw new AppError('signatureInvalid');
    if (Math.abs(clock.now().getTime() - Number(timestamp)) > signatureWindowMs)
      throw new AppError('timestampStale');
    if (!nonces.add(nonce, Number(timestamp))) throw new AppError('nonceRepeated');
  };
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
