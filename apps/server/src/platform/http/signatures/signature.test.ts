import { createHmac, randomBytes } from 'node:crypto';
import { anonymousSignKey, headerNames, signedHead } from '@fairway/contract';
import type { FastifyRequest } from 'fastify';
import { createVirtualClock } from '@fairway/testkit';
import { describe, expect, it } from 'vitest';
import { createSignatureCheck, type Signed } from './signature.ts';

const clock = createVirtualClock('2026-08-15T12:00:00Z');

interface Call {
  nonce?: string;
  /** Seconds that the stamp lies ahead of the server's clock. */
  ahead?: number;
  signKey?: string;
}
/** A call as a caller signs it. */
function signed({
  nonce = randomBytes(12).toString('hex'),
  ahead = 0,
  signKey,
}: Call): [FastifyRequest, Buffer, string | undefined] {
  const timestamp = String(clock.now().getTime() + ahead * 1000);
  const parts = {
    method: 'POST',
    path: '/one',
    timestamp,
    nonce,
  };
  const headers = {
    [headerNames.timestamp]: timestamp,
    [headerNames.nonce]: nonce,
    [headerNames.signature]: createHmac('sha256', signKey ?? anonymousSignKey)
      .update(signedHead(parts))
      .digest('hex'),
  };
  return [
    { method: 'POST', url: '/one', ip: '203.0.113.7', headers } as unknown as FastifyRequest,
    Buffer.alloc(0),
    signKey,
  ];
}

describe('the stamp of a call', () => {
  it.each([
    [-301, 'timestampStale'],
    [-300, undefined],
    [60, undefined],
    [61, 'timestampStale'],
  ])('%i s from the server’s clock is answered %s', (ahead, error) => {
    const check = createSignatureCheck(clock);
    const outcome = () => check(...signed({ ahead }));
    if (error) expect(outcome).toThrow(expect.objectContaining({ error }));
    else expect(outcome).not.toThrow();
  });
});

describe('a nonce', () => {
  const nonce = 'nonce-of-one-call-0001';
  const repeated = expect.objectContaining({ error: 'nonceRepeated' }) as unknown;

  it('is taken once it is remembered, and not before: a call that its limits refuse takes no room', () => {
    const check = createSignatureCheck(clock);
    check(...signed({ nonce }));
    const both: Signed[] = [check(...signed({ nonce })), check(...signed({ nonce }))];
    both[0]?.remember();
    expect(() => both[1]?.remember()).toThrow(repeated);
  });

  it('of an anonymous call is in another table than those of sessions', () => {
    const check = createSignatureCheck(clock);
    check(...signed({ nonce })).remember();
    check(...signed({ nonce, signKey: 'key-of-a-session' })).remember();
    expect(() => check(...signed({ nonce })).remember()).toThrow(repeated);
    expect(() => check(...signed({ nonce, signKey: 'key-of-a-session' })).remember()).toThrow(repeated);
  });
});
