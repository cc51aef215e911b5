import { useSyncExternalStore } from 'react';

const follow = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/**
 * Whether the page has the whole screen, and how to change that. The document takes it and not the picture alone: menus hang at its end
 * and would lie below a picture of its own.
 */
export function useWholeScreen(): { whole: boolean; toggle: () => void } {
  const whole = useSyncExternalStore(follow, () => document.fullscreenElement !== null);
  const toggle = () => {
    if (whole) void document.exitFullscreen();
    else void document.documentElement.requestFullscreen().catch(() => {});
  };
  return { whole, toggle };
}
