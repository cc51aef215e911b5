import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { api, serverClock } from '../../../lib/api.ts';
import { quality } from '../player/quality.ts';
import { ReplayPlay } from './replay-play.ts';
import type { ReplayPlayer, ReplaySource, ReplayView } from './replay-player.ts';
import { MediaReplaySink } from './replay-sink.ts';

const loading: ReplayView = { phase: 'loading', duration: 0 };

/** Plays a replay in `video`. Another attempt or another replay begins again. */
export function useReplay(
  video: RefObject<HTMLVideoElement | null>,
  broadcastId: string,
  attempt: number,
): { player: ReplayPlayer | undefined; view: ReplayView } {
  const [play] = useState(() => new ReplayPlay());
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const chosen = quality.read();
    return play.open({
      source: () => sourceOf(broadcastId),
      sink: new MediaReplaySink(element),
      get: (url) => fetch(url),
      page: location.href,
      now: () => serverClock.now(),
      verdict: verdictOf,
      picture: chosen === 'sound' ? null : chosen === '360p' ? '360p' : 'hd',
    });
  }, [play, video, broadcastId, attempt]);
  const player = useSyncExternalStore(play.subscribe, play.player);
  const view = useSyncExternalStore(player?.subscribe ?? nothing, player?.view ?? (() => loading));
  return { player, view };
}

const nothing = () => () => {};

function verdictOf(fault: unknown): 'gone' | 'refused' | undefined {
  if (!(fault instanceof ApiError)) return undefined;
  if (fault.error === 'replayNotFound' || fault.error === 'roomNotFound') return 'gone';
  return fault.error === 'watchRefused' ? 'refused' : undefined;
}

async function sourceOf(broadcastId: string): Promise<ReplaySource> {
  const [{ path, expiresAt }, { domains }] = await Promise.all([
    api.getReplayUrl({ broadcastId }),
    api.listVideoDomains({}),
  ]);
  return { domains, path, expiresAt: Date.parse(expiresAt) };
}
