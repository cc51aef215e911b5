import { useEffect, useState } from 'react';

/** Whether an instant of `performance.now()` is still to come; draws again when it has. */
export function useWait(until: number): boolean {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(performance.now()), Math.max(0, until - performance.now()) + 1);
    return () => clearTimeout(timer);
  }, [until]);
  return now < until;
}
