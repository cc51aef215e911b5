import { writeInit, writePart, type PictureConfig, type Sample } from '@fairway/cmaf';
import type { MadePart } from './made-part.ts';
import {
  pictureHeight,
  picturesPerKey,
  picturesPerPart,
  picturesPerSecond,
  pictureWidth,
} from './picture-size.ts';
import { cameraClock } from './camera-clock.ts';

/** Ticks a second of the track, as usual for pictures. */
const timescale = 90_000;
const ticks = timescale / picturesPerSecond;

interface Taken {
  readonly sample: Sample;
  readonly capturedAt: number;
}

/** Encodes a room's pictures (H.264, constrained baseline) and gives them away as parts of three. */
export class PictureTrack {
  readonly #encoder: VideoEncoder;
  readonly #give: (part: MadePart) => void;
  readonly #capturedAt = new Map<number, number>();
  #waiting: Taken[] = [];
  #drawn = 0;
  #parts = 0;

  constructor(give: (part: MadePart) => void, fail: (fault: unknown) => void) {
    this.#give = give;
    this.#encoder = new VideoEncoder({
      output: (chunk, more) => this.#take(chunk, more?.decoderConfig?.description),
      error: fail,
    });
    this.#encoder.configure({
      codec: 'avc1.42c01e',
      width: pictureWidth,
      height: pictureHeight,
      framerate: picturesPerSecond,
      bitrate: 360_000,
      latencyMode: 'realtime',
      avc: { format: 'avc' },
    });
  }

  /** Whether pictures wait to be encoded: each holds its own memory, so none is to be added until some are done. */
  get isBehind(): boolean {
    return this.#encoder.encodeQueueSize >= picturesPerSecond;
  }

  /** Encodes what is on the canvas now. */
  add(canvas: OffscreenCanvas, now: number): void {
    const timestamp = Math.round((this.#drawn * 1_000_000) / picturesPerSecond);
    this.#capturedAt.set(timestamp, now);
    const frame = new VideoFrame(canvas, { timestamp, duration: 1_000_000 / picturesPerSecond });
    this.#encoder.encode(frame, { keyFrame: this.#drawn % picturesPerKey === 0 });
    frame.close();
    this.#drawn += 1;
  }

  close(): void {
    if (this.#encoder.state !== 'closed') this.#encoder.close();
  }

  #take(chunk: EncodedVideoChunk, description: AllowSharedBufferSource | undefined): void {
    if (description !== undefined) this.#give({ kind: 'init', bytes: writeInit(configOf(description)) });
    const bytes = new Uint8Array(chunk.byteLength);
    chunk.copyTo(bytes);
    const capturedAt = this.#capturedAt.get(chunk.timestamp) ?? cameraClock();
    this.#capturedAt.delete(chunk.timestamp);
    const sample = { bytes, duration: ticks, key: chunk.type === 'key', shownAfter: 0 };
    this.#waiting.push({ sample, capturedAt });
    if (this.#waiting.length < picturesPerPart) return;
    const [first] = this.#waiting;
    const samples = this.#waiting.map((taken) => taken.sample);
    this.#waiting = [];
    if (!first) return;
    const time = this.#parts * picturesPerPart * ticks;
    const part = { sequence: this.#parts, time, capturedAt: first.capturedAt, samples };
    this.#parts += 1;
    this.#give({
      kind: 'part',
      bytes: writePart('picture', part),
      capturedAt: first.capturedAt,
      key: first.sample.key,
    });
  }
}

function configOf(description: AllowSharedBufferSource): PictureConfig {
  const bytes =
    description instanceof ArrayBuffer
      ? new Uint8Array(description.slice(0))
      : new Uint8Array(new Uint8Array((description as Uint8Array).buffer).slice());
  return { kind: 'picture', timescale, width: pictureWidth, height: pictureHeight, avc: bytes };
}
