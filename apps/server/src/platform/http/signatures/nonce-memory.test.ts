import { signatureAheadMs, signatureWindowMs } from '@fairway/contract';
import { createVirtualClock } from '@fairway/testkit';
import { expect, it } from 'vitest';
import { NonceMemory } from './nonce-memory.ts';

const at = '2026-08-15T12:00:00Z';
const start = Date.parse(at);

it('knows a nonce again for as long as its stamp is taken, from a clock ahead or behind as well', () => {
  for (const shift of [-signatureWindowMs, 0, signatureAheadMs]) {
    const clock = createVirtualClock(at);
    const memory = new NonceMemory(clock);
    const stamp = start + shift;
    expect(memory.add('nonce-of-a-call-1', stamp)).toBe(true);
    while (clock.now().getTime() - stamp <= signatureWindowMs) {
      expect(memory.add('nonce-of-a-call-1', stamp)).toBe(false);
      clock.advance({ seconds: 50 });
    }
  }
});

it('holds less than 32 MiB at 2,000 calls a second, however long they go on, and takes each nonce once', () => {
  const clock = createVirtualClock(at);
  const memory = new NonceMemory(clock);
  let most = 0;
  let taken = 0;
  for (let minute = 0; minute < 9; minute += 1) {
    // A thirtieth of the calls, and of the bound.
    for (let call = 0; call < 4_000; call += 1)
      if (memory.add(`nonce-${minute}-${call}`, clock.now().getTime())) taken += 1;
    most = Math.max(most, memory.bytes);
    clock.advance({ seconds: 60 });
  }
  expect(taken).toBe(9 * 4_000);
  expect(most).toBeLessThan((32 * 1024 * 1024) / 30);
});

it('refuses what it cannot remember instead of growing', () => {
  const memory = new NonceMemory(createVirtualClock(at), 16_384);
  const fill = () => {
    for (let call = 0; call < 9_000; call += 1) memory.add(`nonce-${call}`, start);
  };
  expect(fill).toThrow(expect.objectContaining({ error: 'overloaded' }));
  expect(memory.bytes).toBe(128 * 1024);
  // Another minute's table still has room.
  expect(memory.add('nonce-of-the-next', start + 60_000)).toBe(true);
});
