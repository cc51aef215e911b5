import { useEffect, useState } from 'react';

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Which of `count` slides is shown, and whether it moves by itself: not while paused, hovered, or focused, and not with reduced motion. */
export function useCarousel(count: number, interval: number) {
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(still);
  const [held, setHeld] = useState(false);
  const moving = count > 1 && !paused && !held;
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => setAt((at + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [moving, at, count, interval]);
  const shown = count === 0 ? 0 : at % count;
  return { shown, go: (to: number) => setAt((to + count) % count), paused, setPaused, moving, setHeld };
}
