import { ApiError } from '@fairway/api-client';
import { useEffect, useState, type RefObject } from 'react';
import { api } from '../../../lib/api.ts';
import { DeskPlayer, type DeskPlayState } from './desk-player.ts';
import { DeskScreen } from './desk-screen.ts';

/** Refusals after which nothing more comes. */
const ends = new Set(['broadcastOver', 'liveBroadcastNotFound']);

/** Plays a broadcast in `video` while `wanted`. */
export function useDeskPlayer(
  video: RefObject<HTMLVideoElement | null>,
  broadcastId: string,
  wanted = true,
): DeskPlayState {
  const [state, setState] = useState<DeskPlayState>('connecting');
  useEffect(() => {
    const element = video.current;
    if (!wanted || !element) return undefined;
    const player = new DeskPlayer({
      source: () => api.getDeskPicture({ broadcastId }),
      isOver: (fault) => fault instanceof ApiError && ends.has(fault.error ?? ''),
      openScreen: (tracks) => new DeskScreen(element, tracks),
      openSocket: (url) => new WebSocket(url),
      page: location.href,
      onState: setState,
    });
    player.start();
    return () => player.close();
  }, [video, broadcastId, wanted]);
  return state;
}
