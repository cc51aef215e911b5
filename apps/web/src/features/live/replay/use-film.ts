import { useEffect, useState, type RefObject } from 'react';

/** What a film element does now; `time` in whole seconds. */
export interface Film {
  readonly time: number;
  readonly paused: boolean;
  readonly waiting: boolean;
}

const events = ['timeupdate', 'play', 'pause', 'playing', 'waiting', 'seeking', 'seeked', 'ended'] as const;
/** HTMLMediaElement.HAVE_FUTURE_DATA */
const enough = 3;

/** Follows a film for as long as it is in the page. */
export function useFilm(video: RefObject<HTMLVideoElement | null>): Film {
  const [film, setFilm] = useState<Film>({ time: 0, paused: true, waiting: true });
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const look = () => {
      const { currentTime, paused, readyState, ended } = element;
      const next = { time: Math.floor(currentTime), paused, waiting: !ended && readyState < enough };
      setFilm((last) =>
        last.time === next.time && last.paused === next.paused && last.waiting === next.waiting ? last : next,
      );
    };
    for (const event of events) element.addEventListener(event, look);
    return () => {
      for (const event of events) element.removeEventListener(event, look);
    };
  }, [video]);
  return film;
}
