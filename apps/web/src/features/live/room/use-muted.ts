import { useSyncExternalStore, type RefObject } from 'react';

/** Whether a film is silent; the browser may have made it so. */
export function useMuted(video: RefObject<HTMLVideoElement | null>): boolean {
  return useSyncExternalStore(
    (listener) => {
      const element = video.current;
      element?.addEventListener('volumechange', listener);
      return () => element?.removeEventListener('volumechange', listener);
    },
    () => video.current?.muted ?? true,
  );
}

/** Makes a film silent, or not. */
export function setMuted({ current }: RefObject<HTMLVideoElement | null>, muted: boolean): void {
  if (current) current.muted = muted;
}
