import { useEffect, useEffectEvent, useState } from 'react';
import { serverClock } from '../../../lib/api.ts';
import type { WatchStatus } from '../api/shapes.ts';

/** Milliseconds that are left of a preview, ticking; undefined where the viewer watches by another rule. `onEnd` asks the server again. */
export function usePreviewLeft(watch: WatchStatus | undefined, onEnd: () => void): number | undefined {
  const [now, setNow] = useState(() => serverClock.now());
  const [until, setUntil] = useState<number>();
  const [known, setKnown] = useState(watch);
  if (known !== watch) {
    setKnown(watch);
    const left = watch?.rule === 'preview' && watch.allowed ? watch.secondsLeft : null;
    setUntil(left === null ? undefined : serverClock.now() + left * 1000);
  }
  const ended = useEffectEvent(onEnd);
  const over = until !== undefined && now >= until;
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setInterval(() => setNow(serverClock.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  useEffect(() => {
    if (over) ended();
  }, [over]);
  return until === undefined ? undefined : Math.max(0, until - now);
}
