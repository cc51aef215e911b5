import { TrackBuffer } from '@fairway/ui/play/track-buffer.ts';
import { mimeOf, newSource } from '../player/media-sink.ts';

/** A replay's picture or its sound. */
export type Lane = 'picture' | 'sound';

/** Where segments of a replay become a picture. The browser's is `MediaReplaySink`; a test has its own. */
export interface ReplaySink {
  /** Position of what is shown, in seconds. */
  readonly time: number;
  /** Begins with these codecs; `duration` in seconds. */
  open: (codecs: Readonly<Partial<Record<Lane, string>>>, duration: number) => Promise<void>;
  /** `shift`: seconds to be added to the segment's own times. Resolves once the bytes are in. */
  append: (
    lane: Lane,
    bytes: Uint8Array<ArrayBuffer>,
    facts: { codec: string; shift: number },
  ) => Promise<void>;
  seek: (seconds: number) => void;
  /** Steps over a short hole right before the position. */
  crossGap: () => void;
  /** Nothing more comes. */
  end: () => void;
  close: () => void;
}

/** A hole between segments that nobody misses, in seconds. */
const smallGap = 1;

/** Shows a replay in a `<video>` through Media Source Extensions. */
export class MediaReplaySink implements ReplaySink {
  readonly #video: HTMLVideoElement;
  readonly #buffers = new Map<Lane, TrackBuffer>();
  #source: MediaSource | undefined;
  #address: string | undefined;

  constructor(video: HTMLVideoElement) {
    this.#video = video;
  }

  get time(): number {
    return this.#video.currentTime;
  }

  async open(codecs: Readonly<Partial<Record<Lane, string>>>, duration: number): Promise<void> {
    const source = newSource();
    if (source === undefined) return;
    this.#source = source;
    this.#address = URL.createObjectURL(source);
    this.#video.disableRemotePlayback = true;
    this.#video.src = this.#address;
    await new Promise((resolve) => {
      source.addEventListener('sourceopen', resolve, { once: true });
    });
    if (this.#source !== source) return;
    for (const lane of ['picture', 'sound'] as const) {
      const codec = codecs[lane];
      if (codec !== undefined) this.#buffers.set(lane, new TrackBuffer(source, mimeOf(lane, codec)));
    }
    source.duration = duration;
    this.#video.play().catch(() => {});
  }

  append(
    lane: Lane,
    bytes: Uint8Array<ArrayBuffer>,
    { codec, shift }: { codec: string; shift: number },
  ): Promise<void> {
    const buffer = this.#buffers.get(lane);
    if (buffer === undefined) return Promise.resolve();
    buffer.changeType(mimeOf(lane, codec));
    buffer.shift(shift);
    return new Promise((resolve) => {
      buffer.append(bytes, () => {
        buffer.trim(this.#video.currentTime);
        resolve();
      });
    });
  }

  seek(seconds: number): void {
    this.#video.currentTime = seconds;
  }

  crossGap(): void {
    const { buffered, currentTime, seeking } = this.#video;
    if (seeking) return;
    for (let index = 0; index < buffered.length; index += 1) {
      const start = buffered.start(index);
      if (currentTime >= start && currentTime < buffered.end(index)) return;
      if (start > currentTime && start - currentTime < smallGap) {
        this.#video.currentTime = start;
        return;
      }
    }
  }

  end(): void {
    if (this.#source?.readyState === 'open') this.#source.endOfStream();
  }

  close(): void {
    this.#source = undefined;
    this.#buffers.clear();
    if (this.#address === undefined) return;
    URL.revokeObjectURL(this.#address);
    this.#address = undefined;
    this.#video.removeAttribute('src');
    this.#video.load();
  }
}
