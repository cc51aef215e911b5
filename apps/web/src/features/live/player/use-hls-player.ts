import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react';
import { playRenewalSeconds } from '@fairway/contract/media/play-address.ts';
import { serverClock } from '../../../lib/api.ts';
import type { HlsMeans } from './hls/hls-means.ts';
import { HlsPlayer } from './hls/hls-player.ts';
import { isPlayRefusal, sourceOf } from './play-source.ts';
import { pictureQuality, quality } from './quality.ts';
import { RoomPlay, type Playing } from './room-play.ts';

/** Plays a room's playlist in `video` by these means, or nothing; what reads playlists is loaded only then. */
export function useHlsPlayer(
  video: RefObject<HTMLVideoElement | null>,
  chatRoomNo: string,
  means: HlsMeans | undefined,
  onEmpty: () => void,
): Playing | undefined {
  const [play] = useState(() => new RoomPlay());
  const isEmpty = useEffectEvent(onEmpty);
  useEffect(() => {
    const element = video.current;
    if (means === undefined || !element) return undefined;
    const player = new HlsPlayer(
      {
        means,
        video: element,
        engine: async () => (await import('./hls/hls-engine.ts')).openHlsEngine,
        source: () => playlistOf(chatRoomNo, means),
        page: location.href,
        now: () => serverClock.now(),
        isRefusal: isPlayRefusal,
        renewal: playRenewalSeconds * 1000,
        onEmpty: () => isEmpty(),
      },
      pictureQuality(quality.read()),
    );
    return play.open({ player, sink: player, seek: means === 'rewind' ? player.seek : undefined });
  }, [play, video, chatRoomNo, means]);
  return useSyncExternalStore(play.subscribe, play.playing);
}

/** The playlist of what is kept lies beside that of the newest seconds, under the same signature. */
async function playlistOf(chatRoomNo: string, means: HlsMeans) {
  const { domains, path } = await sourceOf(chatRoomNo, 'hls');
  return { domains, path: means === 'rewind' ? path.replace(/[^/]+$/, 'dvr.m3u8') : path };
}
