import { useEffect, useRef, useState } from 'react';

/**
 * A value as it was when the picture now shown was taken: each change waits as long as the picture is late, in milliseconds, so that no
 * number says what is not to be seen yet (design: no spoilers).
 */
export function useHeldBack<T>(value: T, behindMs: number): T {
  const [shown, setShown] = useState(value);
  const waiting = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    // A change that follows soon must not push the one before away: each has its own wait.
    const timer = setTimeout(() => {
      waiting.current.delete(timer);
      setShown(value);
    }, behindMs);
    waiting.current.add(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a lateness that varies by a tenth of a second begins no wait again
  }, [value]);
  useEffect(() => {
    const timers = waiting.current;
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  return behindMs === 0 ? value : shown;
}
