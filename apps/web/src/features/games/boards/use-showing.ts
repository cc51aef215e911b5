import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from './motion.ts';

/**
 * How far a round has been shown, 0 to 1, frame by frame over so many milliseconds; 1 without a round. Calls `onShown` once, when the
 * round is at its end: at once on a device that asks for no motion.
 */
export function useShowing(id: string | undefined, milliseconds: number, onShown: () => void): number {
  const [state, setState] = useState<{ id: string | undefined; part: number }>({ id: undefined, part: 1 });
  const done = useRef(onShown);
  useEffect(() => {
    done.current = onShown;
  });
  useEffect(() => {
    if (id === undefined) return undefined;
    const length = prefersStillness() ? 0 : milliseconds;
    const began = performance.now();
    let frame = requestAnimationFrame(function run(now) {
      const part = length === 0 ? 1 : Math.min(1, Math.max(0, (now - began) / length));
      setState({ id, part });
      if (part === 1) done.current();
      else frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [id, milliseconds]);
  if (id === undefined) return 1;
  return state.id === id ? state.part : 0;
}
