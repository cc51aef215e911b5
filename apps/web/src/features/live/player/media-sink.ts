import type { MediaFrame } from '@fairway/contract/media/frames.ts';
import type { OfferedTrack } from '@fairway/contract/media/play-messages.ts';
import type { BufferedRange } from '@fairway/ui/play/keep-up.ts';
import type { PictureSink } from './picture-sink.ts';
import { startPlaying } from './start-playing.ts';
import { TrackBuffer } from '@fairway/ui/play/track-buffer.ts';

type Kind = 'picture' | 'sound';
const kindOf = (track: OfferedTrack['track']): Kind => (track === 'sound' ? 'sound' : 'picture');
export const mimeOf = (kind: Kind, codec: string): string =>
  `${kind === 'sound' ? 'audio' : 'video'}/mp4; codecs="${codec}"`;

/** Safari on phones has the managed kind alone. */
export function newSource(): MediaSource | undefined {
  if (typeof MediaSource !== 'undefined') return new MediaSource();
  const managed = Reflect.get(globalThis, 'ManagedMediaSource') as (new () => MediaSource) | undefined;
  return managed && new managed();
}

/** Whether this browser can play parts at all. */
export function canPlayParts(): boolean {
  return typeof MediaSource !== 'undefined' || Reflect.has(globalThis, 'ManagedMediaSource');
}

/** Shows parts in a `<video>` through Media Source Extensions, each track in a buffer of its own. */
export class MediaSink implements PictureSink {
  readonly #video: HTMLVideoElement;
  #buffers = new Map<Kind, TrackBuffer>();
  #waiting: (() => void)[] = [];
  #ready = false;
  #address: string | undefined;
  /** Stream position and capture time of the newest part. */
  #newest: { end: number; capturedAt: number } | undefined;
  #wanted = true;

  constructor(video: HTMLVideoElement) {
    this.#video = video;
  }

  open(tracks: readonly OfferedTrack[]): void {
    this.close();
    const source = newSource();
    if (source === undefined) return;
    this.#address = URL.createObjectURL(source);
    this.#video.disableRemotePlayback = true;
    this.#video.src = this.#address;
    this.#run();
    const address = this.#address;
    source.addEventListener(
      'sourceopen',
      () => {
        if (this.#address !== address) return;
        // Before the first part: Safari ends a live source that has an end.
        source.duration = Number.POSITIVE_INFINITY;
        for (const { track, codec } of tracks)
          this.#buffers.set(kindOf(track), new TrackBuffer(source, mimeOf(kindOf(track), codec)));
        this.#ready = true;
        for (const late of this.#waiting.splice(0)) late();
      },
      { once: true },
    );
  }

  append(frame: MediaFrame, codec: string): void {
    if (!this.#ready) {
      this.#waiting.push(() => this.append(frame, codec));
      return;
    }
    const kind = kindOf(frame.track);
    const buffer = this.#buffers.get(kind);
    if (buffer === undefined) return;
    if (frame.kind === 'init') buffer.changeType(mimeOf(kind, codec));
    if (frame.discontinuity && frame.kind === 'part') buffer.clear();
    buffer.append(frame.payload, () => {
      const { end } = buffer;
      if (frame.kind === 'part' && end !== undefined)
        this.#newest = { end, capturedAt: frame.capturedAt + frame.duration / 1000 };
      buffer.trim(this.#video.currentTime);
    });
  }

  get time(): number {
    return this.#video.currentTime;
  }

  get ranges(): readonly BufferedRange[] {
    const { buffered } = this.#video;
    return Array.from({ length: buffered.length }, (_, index) => ({
      start: buffered.start(index),
      end: buffered.end(index),
    }));
  }

  get shownAt(): number | undefined {
    if (this.#newest === undefined) return undefined;
    return this.#newest.capturedAt - (this.#newest.end - this.#video.currentTime) * 1000;
  }

  get paused(): boolean {
    return !this.#wanted;
  }

  play(): void {
    this.#wanted = true;
    this.#run();
  }

  pause(): void {
    this.#wanted = false;
    this.#video.pause();
  }

  setMuted(muted: boolean): void {
    this.#video.muted = muted;
  }

  #run(): void {
    if (this.#wanted) startPlaying(this.#video);
  }

  jump(seconds: number): void {
    this.#video.currentTime = seconds;
  }

  setRate(rate: number): void {
    if (this.#video.playbackRate !== rate) this.#video.playbackRate = rate;
  }

  close(): void {
    this.#ready = false;
    this.#waiting = [];
    this.#buffers = new Map();
    this.#newest = undefined;
    if (this.#address === undefined) return;
    URL.revokeObjectURL(this.#address);
    this.#address = undefined;
    this.#video.removeAttribute('src');
    this.#video.load();
  }
}
