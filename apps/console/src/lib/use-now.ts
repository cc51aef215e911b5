import { useSyncExternalStore } from 'react';
import { serverClock } from './api.ts';

/** One timer a period for the whole page, running only while somebody looks. */
const tickers = new Map<number, ReturnType<typeof createTicker>>();

function createTicker(period: number) {
  const listeners = new Set<() => void>();
  let now = serverClock.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    now = serverClock.now();
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        now = serverClock.now();
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

/** The server's time in ms since 1970, renewed every `period` ms: for countdowns, ages and relative times. */
export function useNow(period = 1_000): number {
  let ticker = tickers.get(period);
  if (!ticker) {
    ticker = createTicker(period);
    tickers.set(period, ticker);
  }
  return useSyncExternalStore(ticker.subscribe, ticker.read);
}
