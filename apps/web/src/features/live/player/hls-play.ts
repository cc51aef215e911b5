import type { PlaySource } from './player-settings.ts';
import { startPlaying } from './start-playing.ts';

/** How an iPhone without Media Source Extensions does: what a stage needs to know of it. */
export type HlsPhase = 'connecting' | 'playing' | 'buffering' | 'waiting' | 'refused';

/** What this player needs of a `<video>`. */
export type HlsVideo = Pick<
  HTMLVideoElement,
  'src' | 'play' | 'load' | 'muted' | 'addEventListener' | 'removeEventListener' | 'removeAttribute'
>;

export interface HlsSettings {
  /** Signed path of the playlist, good for 300 s, and its domains. */
  readonly source: () => Promise<PlaySource>;
  /** Absolute address of a path under a domain. */
  readonly urlOf: (domain: string, path: string) => string;
  readonly isRefusal: (fault: unknown) => boolean;
  readonly onPhase: (phase: HlsPhase) => void;
  /** Milliseconds: until an address is renewed, and after a fault. */
  readonly times?: { readonly renewal: number; readonly pause: number };
}

const usual = { renewal: 240_000, pause: 2000 };

/**
 * Plays a playlist by the browser's own means, for one that has no Media Source Extensions. An address is renewed by opening the next one: the
 * picture stands still for a moment each four minutes. Answers how to end it.
 */
export function playHls(video: HlsVideo, settings: HlsSettings): () => void {
  const { source, urlOf, isRefusal, onPhase, times = usual } = settings;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [closed, faults, hasPlayed] = [false, 0, false];

  const again = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void open(), ms);
  };
  const fail = () => {
    faults += 1;
    onPhase('waiting');
    again(times.pause * Math.min(8, faults));
  };
  const open = async (): Promise<void> => {
    try {
      const { domains, path } = await source();
      if (closed) return;
      const domain = domains[faults % domains.length];
      if (domain === undefined) return fail();
      video.src = urlOf(domain, path);
      startPlaying(video);
      again(times.renewal);
    } catch (fault) {
      if (closed) return;
      if (isRefusal(fault)) onPhase('refused');
      else fail();
    }
  };
  const on = {
    playing: () => {
      [faults, hasPlayed] = [0, true];
      onPhase('playing');
    },
    waiting: () => onPhase(hasPlayed ? 'buffering' : 'connecting'),
    error: fail,
  };
  for (const [name, listener] of Object.entries(on)) video.addEventListener(name, listener);
  onPhase('connecting');
  void open();
  return () => {
    closed = true;
    clearTimeout(timer);
    for (const [name, listener] of Object.entries(on)) video.removeEventListener(name, listener);
    video.removeAttribute('src');
    video.load();
  };
}
