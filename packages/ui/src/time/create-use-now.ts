import { useSyncExternalStore } from 'react';

/**
 * Makes the hook that gives the time by this clock (epoch ms), renewed every `period` ms: for countdowns, ages and
 * relative times. One timer a period for the whole page, running only while a page uses it.
 */
export function createUseNow(clock: { now(): number }): (period?: number) => number {
  const tickers = new Map<number, ReturnType<typeof createTicker>>();
  return function useNow(period = 1_000) {
    let ticker = tickers.get(period);
    if (!ticker) {
      ticker = createTicker(clock, period);
      tickers.set(period, ticker);
    }
    return useSyncExternalStore(ticker.subscribe, ticker.read);
  };
}

function createTicker(clock: { now(): number }, period: number) {
  const listeners = new Set<() => void>();
  let now = clock.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    now = clock.now();
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        now = clock.now();
        timer = setInterval(tick, period);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
    read: () => now,
  };
}
