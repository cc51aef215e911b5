import { describe, expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';
import { OutboundFault } from './outbound-fault.ts';

function stage() {
  const clock = { ms: 0 };
  const breaker = createBreaker(() => clock.ms);
  const calls = { count: 0 };
  const call = (works: boolean) =>
    breaker.run(async () => {
      calls.count += 1;
      if (!works) throw new OutboundFault('timeout', true);
      return 'answer';
    });
  return { clock, breaker, calls, call };
}

describe('the breaker', () => {
  it('opens after five failures in a row, refuses at once, probes every ten seconds and closes', async () => {
    const { clock, breaker, calls, call } = stage();
    for (let count = 0; count < 5; count += 1) await expect(call(false)).rejects.toThrow();
    await expect(call(true)).rejects.toMatchObject({ kind: 'partyDown', sent: false });
    expect(calls.count).toBe(5);

    clock.ms += 10_000;
    await expect(call(false)).rejects.toMatchObject({ kind: 'timeout' });
    await expect(call(true)).rejects.toMatchObject({ kind: 'partyDown' });
    clock.ms += 10_000;
    expect(await call(true)).toBe('answer');
    expect(breaker.open).toBe(false);
    expect(await call(true)).toBe('answer');
  });

  it('opens when half of the last twenty failed', async () => {
    const { breaker, call } = stage();
    for (let count = 0; count < 20; count += 1) await call(count % 2 === 0).catch(() => undefined);
    expect(breaker.open).toBe(true);
  });

  it('admits one probe while others wait', async () => {
    const { clock, calls, call } = stage();
    for (let count = 0; count < 5; count += 1) await call(false).catch(() => undefined);
    clock.ms += 10_000;
    await Promise.allSettled([call(true), call(true), call(true)]);
    expect(calls.count).toBe(6);
  });
});
