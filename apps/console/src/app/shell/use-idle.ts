import { useEffect, useEffectEvent, useState } from 'react';
import { idleSeconds, touchPage } from '../../lib/session/last-touch.ts';

const signOutAfter = 15 * 60;
const warnAfter = 14 * 60;

/** Seconds left before an idle console is signed out, once there is only a minute; calls `onIdle` at the end. */
export function useIdle(onIdle: () => void): { secondsLeft: number | undefined; stay: () => void } {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const end = useEffectEvent(onIdle);
  useEffect(() => {
    const look = () => {
      const idle = idleSeconds();
      setSecondsLeft(idle < warnAfter ? undefined : Math.max(0, Math.ceil(signOutAfter - idle)));
      if (idle >= signOutAfter) end();
    };
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, []);
  const stay = () => {
    touchPage();
    setSecondsLeft(undefined);
  };
  return { secondsLeft, stay };
}
