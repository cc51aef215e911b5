import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { serverClock } from '../../../lib/api.ts';
import { LivePlayer } from './live-player.ts';
import { isPlayRefusal, sourceOf } from './play-source.ts';
import type { Quality } from './player-settings.ts';
import { MediaSink } from './media-sink.ts';
import { pictureQuality, quality } from './quality.ts';
import { RoomPlay, type Playing } from './room-play.ts';

/** Plays a room in `video` for as long as `wanted`, in the viewer's quality or a `fixed` one; undefined while nothing is played. */
export function useLivePlayer(
  video: RefObject<HTMLVideoElement | null>,
  chatRoomNo: string,
  wanted: boolean,
  fixed?: Quality,
): Playing | undefined {
  const [play] = useState(() => new RoomPlay());
  useEffect(() => {
    const element = video.current;
    if (!wanted || !element) return undefined;
    const sink = new MediaSink(element);
    const player = new LivePlayer(
      {
        source: () => sourceOf(chatRoomNo, 'parts'),
        sink,
        openSocket: (url) => new WebSocket(url),
        page: location.href,
        now: () => serverClock.now(),
        isRefusal: isPlayRefusal,
      },
      fixed ?? pictureQuality(quality.read()),
    );
    return play.open({ player, sink });
  }, [play, video, chatRoomNo, wanted, fixed]);
  return useSyncExternalStore(play.subscribe, play.playing);
}
