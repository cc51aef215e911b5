import { depositTipDelayMs, depositTipPollMs } from '@fairway/contract/limits/timing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everyTip } from './every-tip.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the deposit tip loop', () => {
  it('asks 5 s after it begins, then every 60 s, also after a failure, until it is stopped [DEP-072]', async () => {
    let asked = 0;
    const stop = everyTip(
      () => {
        asked += 1;
        return asked === 1 ? Promise.reject(new Error('no answer')) : Promise.resolve();
      },
      { delay: depositTipDelayMs, period: depositTipPollMs },
    );
    await vi.advanceTimersByTimeAsync(4_900);
    expect(asked).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(asked).toBe(3);
    stop();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked).toBe(3);
  });
});
