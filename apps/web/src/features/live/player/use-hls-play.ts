import { useEffect, useState, type RefObject } from 'react';
import { pictureUrl } from './play-url.ts';
import { playHls, type HlsPhase } from './hls-play.ts';
import { isPlayRefusal, sourceOf } from './play-source.ts';

/** Plays a room's playlist in `video` for as long as `wanted`; undefined while nothing is played. */
export function useHlsPlay(
  video: RefObject<HTMLVideoElement | null>,
  chatRoomNo: string,
  wanted: boolean,
): HlsPhase | undefined {
  const [phase, setPhase] = useState<HlsPhase>();
  useEffect(() => {
    const element = video.current;
    if (!wanted || !element) return undefined;
    const end = playHls(element, {
      source: () => sourceOf(chatRoomNo, 'hls'),
      urlOf: (domain, path) => pictureUrl(domain, path, location.href),
      isRefusal: isPlayRefusal,
      onPhase: setPhase,
    });
    return () => {
      end();
      setPhase(undefined);
    };
  }, [video, chatRoomNo, wanted]);
  return phase;
}

/** Whether the browser plays HLS by itself. */
export function canPlayHls(): boolean {
  return document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';
}
