import { create } from 'zustand';
import { socketOrigin } from '@fairway/contract/live/video.ts';
import { useCapture, type Capture } from '../capture/capture-store.ts';
import type { LineState, SentNumbers, StudioNews, StudioOrder } from '../engine/studio-messages.ts';
import { forgetKey, keepKey, type BroadcastKey } from './kept-key.ts';
import { startWorker } from './start-worker.ts';

/** Long enough for the last message to the origin, in milliseconds. */
const farewellMs = 1500;
/** What a busy machine may fall behind before something is lost: few pictures, which are large, and a second of sound. */
const keptPictures = 2;
const keptSounds = 100;

export interface Broadcast {
  /** What this tab publishes; undefined for nothing. */
  readonly key: BroadcastKey | undefined;
  readonly line: LineState | undefined;
  readonly numbers: SentNumbers | undefined;
  /** This browser failed to encode: nothing is published until it is begun again. */
  readonly encoderFailed: boolean;
  /** Publishes what is open under this key. */
  readonly begin: (key: BroadcastKey) => void;
  /** Ends it at the origin, or without a farewell leaves its room waiting for the picture. */
  readonly stop: (how: 'end' | 'leave') => void;
  /** Forgets how the last one ended. */
  readonly clear: () => void;
}

const nothing = { key: undefined, line: undefined, numbers: undefined, encoderFailed: false } as const;

/** The broadcast of this tab, outside the page's parts: they come and go while it runs. */
export const useBroadcast = create<Broadcast>((set, get) => {
  let worker: Worker | undefined;
  let unfollow: (() => void) | undefined;

  const hear = ({ data: news }: MessageEvent<StudioNews>): void => {
    if (news.kind === 'numbers') set({ numbers: news.numbers });
    else if (news.kind === 'line') {
      set({ line: news.line });
      if (news.line.phase === 'over') letGo(farewellMs);
    } else {
      letGo(0);
      set({ encoderFailed: true, line: undefined });
    }
  };

  function letGo(afterMs: number): void {
    const former = worker;
    worker = undefined;
    unfollow?.();
    unfollow = undefined;
    if (former) setTimeout(() => former.terminate(), afterMs);
  }

  return {
    ...nothing,
    begin(key) {
      letGo(0);
      keepKey(key);
      const { quality, sound } = useCapture.getState();
      const started = startWorker();
      worker = started;
      started.addEventListener('message', (event: MessageEvent<StudioNews>) => {
        if (worker === started) hear(event);
      });
      const origins = key.domains.map((domain) => socketOrigin(domain, location.href));
      const withSound = sound !== undefined;
      tell(started, { kind: 'start', origins, key: key.streamKey, quality, withSound });
      sendSources(started, useCapture.getState());
      unfollow = useCapture.subscribe((now, before) => {
        if (now.tracks !== before.tracks || now.sound !== before.sound) sendSources(started, now);
      });
      set({ ...nothing, key, line: { phase: 'connecting' } });
    },
    stop(how) {
      const current = worker;
      if (how === 'end') {
        forgetKey();
        if (current) tell(current, { kind: 'end' });
        letGo(farewellMs);
        set({ line: get().line && { phase: 'over', end: 'ended', reason: '' } });
      } else {
        letGo(0);
        set(nothing);
      }
    },
    clear: () => set(nothing),
  };
});

/** Whether this tab has a broadcast that is not over. */
export function isPublishing({ key, line }: Pick<Broadcast, 'key' | 'line'>): boolean {
  return key !== undefined && line !== undefined && line.phase !== 'over';
}

function tell(worker: Worker, order: StudioOrder, transfer: Transferable[] = []): void {
  worker.postMessage(order, transfer);
}

/** The frames of what is open go to the worker, which reads them whether or not the page is looked at. */
function sendSources(worker: Worker, { tracks, sound }: Pick<Capture, 'tracks' | 'sound'>): void {
  const framesOf = <Frame extends AudioData | VideoFrame>(track: MediaStreamTrack, maxBufferSize: number) =>
    new MediaStreamTrackProcessor<Frame>({ track, maxBufferSize }).readable;
  const sources = {
    ...(tracks && { picture: framesOf<VideoFrame>(tracks.picture, keptPictures) }),
    ...(tracks?.corner && { corner: framesOf<VideoFrame>(tracks.corner, keptPictures) }),
    ...(sound && { sound: framesOf<AudioData>(sound, keptSounds) }),
  };
  tell(worker, { kind: 'sources', sources }, Object.values(sources));
}
