import {
  anonymousSignKey,
  headerNames,
  signatureAheadMs,
  signatureWindowMs,
  signedHead,
} from '@fairway/contract';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { equalInConstantTime } from '../../crypto/hash.ts';
import { hmacKeyOf } from '../../crypto/hmac-key.ts';
import { AppError } from '../../errors.ts';
import { networkOf } from '../../limits/network-of.ts';
import { createShares } from '../../limits/shares.ts';
import { NonceMemory } from './nonce-memory.ts';

/** A call whose signature and age are right. */
export interface Signed {
  /**
   * Remembers the call's nonce, once its limits have let it through: what is refused there must take no room. Throws
   * `nonceRepeated`, `tooManyRequests` when a network's visitors have used their share, or `overloaded` when no room is left.
   */
  remember(): void;
}

/**
 * Checks a call's signature and age (interpretations, shape of the service). It guards against replay and careless tampering, not
 * against the owner of the browser; rights never depend on it. Throws `signatureMissing`, `signatureInvalid` or
 * `timestampStale`. `signKey` is the session's, or undefined without one.
 */
export type SignatureCheck = (
  request: FastifyRequest,
  rawBody: Buffer,
  signKey: string | undefined,
) => Signed;

/**
 * What visitors of one network may have remembered. A minute's table holds 524,288 nonces and takes stamps for seven minutes: one network
 * fills a twelfth of it. A carrier's thousand visitors who open a page of six calls each minute use all.
 */
const shareOfVisitors = { atOnce: 1000, perSecond: 100 };

/**
 * Calls without a session have nonces of their own: anybody may sign those, and filling them leaves members their room. Of that
 * each network has a share, so that one leaves other visitors theirs. `now`: milliseconds that only go forward.
 */
export function createSignatureCheck(clock: Clock, now?: () => number): SignatureCheck {
  const ofSessions = new NonceMemory(clock);
  const anonymous = new NonceMemory(clock);
  const visitors = createShares(shareOfVisitors, now);
  return (request, rawBody, signKey) => {
    const timestamp = header(request, headerNames.timestamp);
    const nonce = header(request, headerNames.nonce);
    const given = header(request, headerNames.signature);
    if (!timestamp || !nonce || !given) throw new AppError('signatureMissing');
    if (!/^\d{13}$/.test(timestamp) || !/^[\w-]{16,64}$/.test(nonce) || !/^[0-9a-f]{64}$/.test(given)) {
      throw new AppError('signatureInvalid');
    }
    const head = signedHead({ method: request.method, path: request.url, timestamp, nonce });
    const expected = hmacKeyOf(signKey ?? anonymousSignKey).sign(head, rawBody);
    if (!equalInConstantTime(Buffer.from(expected), Buffer.from(given)))
      throw new AppError('signatureInvalid');
    const stamp = Number(timestamp);
    const age = clock.now().getTime() - stamp;
    if (age > signatureWindowMs || age < -signatureAheadMs) throw new AppError('timestampStale');
    const nonces = signKey === undefined ? anonymous : ofSessions;
    return {
      remember() {
        if (signKey === undefined && !visitors.take(networkOf(request.ip)))
          throw new AppError('tooManyRequests', { seconds: 1 }, { retryAfter: 1 });
        if (!nonces.add(nonce, stamp)) throw new AppError('nonceRepeated');
      },
    };
  };
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
