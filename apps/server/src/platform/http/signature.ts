import { anonymousSignKey, headerNames, signatureWindowMs, signedText } from '@fairway/contract';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { equalInConstantTime, sha256Hex } from '../crypto/hash.ts';
import { hmacKeyOf } from '../crypto/hmac-key.ts';
import { AppError } from '../errors.ts';

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
    if (!nonces.add(nonce)) throw new AppError('nonceRepeated');
  };
}

/**
 * The nonces of the last window, in two generations. Kept by the process alone: a replay that reaches another process is
 * harmless for value, because operation ids are unique in the database.
 */
class NonceMemory {
  private current = new Set<string>();
  private previous = new Set<string>();
  private turnedAt = 0;
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  add(nonce: string): boolean {
    const now = this.clock.now().getTime();
    // A stamp may lie a window ahead or behind, so a nonce is remembered for at least two windows.
    if (now - this.turnedAt > 2 * signatureWindowMs) {
      this.previous = this.current;
      this.current = new Set();
      this.turnedAt = now;
    }
    if (this.current.has(nonce) || this.previous.has(nonce)) return false;
    this.current.add(nonce);
    return true;
  }
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
