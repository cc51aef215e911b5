import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, it, vi } from 'vitest';
import { watchLoopDelay } from './loop-delay.ts';

vi.mock('node:perf_hooks', async (original) => {
  const real = await original<typeof import('node:perf_hooks')>();
  return { ...real, monitorEventLoopDelay: vi.fn(real.monitorEventLoopDelay) };
});

it('watches once for all servers of the process, and again after the last has closed', () => {
  const begun = () => vi.mocked(monitorEventLoopDelay).mock.calls.length;
  const ended = () =>
    vi.mocked(monitorEventLoopDelay).mock.results.filter(({ value }) => !value.disable()).length;
  const site = watchLoopDelay();
  const console = watchLoopDelay();
  expect(begun()).toBe(1);

  site.stop();
  site.stop();
  const third = watchLoopDelay();
  expect(begun()).toBe(1);

  console.stop();
  third.stop();
  expect(ended()).toBe(1);
  watchLoopDelay().stop();
  expect(begun()).toBe(2);
});
