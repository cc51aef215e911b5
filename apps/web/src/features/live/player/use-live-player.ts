import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { api, serverClock } from '../../../lib/api.ts';
import type { PlaySource } from './player-settings.ts';
import { MediaSink } from './media-sink.ts';
import { RoomPlay, type Playing } from './room-play.ts';

/** Refusals after which asking again brings nothing by itself. */
const refusals = new Set(['watchRefused', 'roomNotFound']);

/** Plays a room in `video` for as long as `wanted`; undefined while nothing is played. */
export function useLivePlayer(
  video: RefObject<HTMLVideoElement | null>,
  chatRoomNo: string,
  wanted: boolean,
): Playing | undefined {
  const [play] = useState(() => new RoomPlay());
  useEffect(() => {
    const element = video.current;
    if (!wanted || !element) return undefined;
    return play.open(new MediaSink(element), {
      source: () => sourceOf(chatRoomNo),
      now: () => serverClock.now(),
      isRefusal: (fault) => fault instanceof ApiError && refusals.has(fault.error ?? ''),
    });
  }, [play, video, chatRoomNo, wanted]);
  return useSyncExternalStore(play.subscribe, play.playing);
}

async function sourceOf(chatRoomNo: string): Promise<PlaySource> {
  const [{ addresses }, { domains }] = await Promise.all([
    api.getSignedUrls({ chatRoomNo }),
    api.listVideoDomains({}),
  ]);
  const parts = addresses.find(({ kind }) => kind === 'parts');
  if (!parts) throw new Error('no parts');
  return { domains, path: parts.path };
}
