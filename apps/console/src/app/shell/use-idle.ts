import { useEffect, useEffectEvent, useState } from 'react';
import { useNow } from '../../lib/use-now.ts';

/** Touches of the page that count as work; refreshing lists does not (security rule 2). */
const touches = ['pointerdown', 'keydown', 'wheel'] as const;
const idleSeconds = 15 * 60;
const warningSeconds = 60;

/** Seconds left before an idle console is signed out, once there is only a minute; calls `onIdle` at the end. */
export function useIdle(onIdle: () => void): { secondsLeft: number | undefined; stay: () => void } {
  const now = useNow(1_000);
  const [touchedAt, setTouchedAt] = useState(now);
  const touch = useEffectEvent(() => {
    // One change a few seconds is enough, and the warning wants a deliberate answer.
    if (now - touchedAt > 5_000 && left(now, touchedAt) > warningSeconds) setTouchedAt(now);
  });
  useEffect(() => {
    const listen = () => touch();
    for (const kind of touches) document.addEventListener(kind, listen, { passive: true });
    return () => {
      for (const kind of touches) document.removeEventListener(kind, listen);
    };
  }, []);
  const secondsLeft = left(now, touchedAt);
  const isOver = secondsLeft <= 0;
  const end = useEffectEvent(onIdle);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return {
    secondsLeft: secondsLeft <= warningSeconds ? secondsLeft : undefined,
    stay: () => setTouchedAt(now),
  };
}

function left(now: number, touchedAt: number): number {
  return Math.ceil(idleSeconds - (now - touchedAt) / 1000);
}
