import { useEffect, useRef, useState } from 'react';

/**
 * Milliseconds until a moment (epoch ms), renewed at each full second left; never below 0. `now` is the clock to trust,
 * which is the server's. `onEnd` is called once when the moment comes.
 */
export function useTimeLeft(until: number, now: () => number, onEnd?: () => void): number {
  const [left, setLeft] = useState(() => Math.max(0, until - now()));
  const latest = useRef({ now, onEnd });
  useEffect(() => {
    latest.current = { now, onEnd };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = false;
    const tick = () => {
      const rest = Math.max(0, until - latest.current.now());
      setLeft(rest);
      if (rest === 0) {
        if (running) latest.current.onEnd?.();
        return;
      }
      running = true;
      timer = setTimeout(tick, (rest % 1000) + 4);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);
  return left;
}
