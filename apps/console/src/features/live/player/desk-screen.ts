import type { MediaFrame } from '@fairway/contract/media/frames.ts';
import type { OfferedTrack } from '@fairway/contract/media/play-messages.ts';
import { keepUp } from '@fairway/ui/play/keep-up.ts';
import { TrackBuffer } from '@fairway/ui/play/track-buffer.ts';

/** Seconds behind the newest part: a desk looks, and does not race. */
const aim = 0.8;

const mimeOf = ({ track, codec }: OfferedTrack): string =>
  `${track === 'sound' ? 'audio' : 'video'}/mp4; codecs="${codec}"`;

/** Shows the parts of one connection in a `<video>`. */
export class DeskScreen {
  readonly #video: HTMLVideoElement;
  readonly #address: string;
  readonly #buffers = new Map<OfferedTrack['track'], TrackBuffer>();
  /** What came before the browser was ready. */
  #early: MediaFrame[] | undefined = [];

  constructor(video: HTMLVideoElement, tracks: readonly OfferedTrack[]) {
    const source = new MediaSource();
    this.#video = video;
    this.#address = URL.createObjectURL(source);
    source.addEventListener(
      'sourceopen',
      () => {
        source.duration = Number.POSITIVE_INFINITY;
        for (const offered of tracks)
          this.#buffers.set(offered.track, new TrackBuffer(source, mimeOf(offered)));
        const early = this.#early ?? [];
        this.#early = undefined;
        for (const frame of early) this.append(frame);
      },
      { once: true },
    );
    video.src = this.#address;
    this.#run();
  }

  append(frame: MediaFrame): void {
    if (this.#early) {
      this.#early.push(frame);
      return;
    }
    const buffer = this.#buffers.get(frame.track);
    if (buffer === undefined) return;
    if (frame.discontinuity && frame.kind === 'part') buffer.clear();
    buffer.append(frame.payload, () => {
      buffer.trim(this.#video.currentTime);
      this.#keepUp();
    });
  }

  close(): void {
    this.#early = [];
    this.#buffers.clear();
    URL.revokeObjectURL(this.#address);
    this.#video.removeAttribute('src');
    this.#video.load();
  }

  #keepUp(): void {
    const { buffered, currentTime } = this.#video;
    const ranges = Array.from({ length: buffered.length }, (_, index) => ({
      start: buffered.start(index),
      end: buffered.end(index),
    }));
    const { jump, rate } = keepUp(currentTime, ranges, aim);
    if (jump !== undefined) this.#video.currentTime = jump;
    if (this.#video.playbackRate !== rate) this.#video.playbackRate = rate;
  }

  /** A browser that lets nothing sound by itself is asked again without sound. */
  #run(): void {
    this.#video.play().catch((fault: unknown) => {
      if (!(fault instanceof DOMException) || fault.name !== 'NotAllowedError') return;
      this.#video.muted = true;
      this.#video.play().catch(() => {});
    });
  }
}
