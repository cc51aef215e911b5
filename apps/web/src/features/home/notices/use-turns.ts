import { useEffect, useState } from 'react';

const stand = 6_000;

/** Takes turns among `count` things; holds under pointer and focus, while paused, and always with reduced motion. */
export function useTurns(count: number) {
  const [turn, setTurn] = useState(0);
  const [paused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [held, setHeld] = useState(false);
  const moves = count > 1 && !paused && !held;
  useEffect(() => {
    if (!moves) return undefined;
    const timer = setInterval(() => setTurn((was) => was + 1), stand);
    return () => clearInterval(timer);
  }, [moves]);
  return {
    at: count === 0 ? 0 : turn % count,
    paused,
    setPaused,
    holdProps: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
