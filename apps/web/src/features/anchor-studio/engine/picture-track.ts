import { keyFrameSeconds, writeInit } from '@fairway/cmaf';
import type { MadePart } from './made-part.ts';
import { PictureParts, pictureTimescale } from './picture-parts.ts';
import { encoderConfig, type PictureQuality } from './quality.ts';

/** Pictures that may wait in the encoder: one that is further behind is left out. */
const mostWaiting = 3;

/** Encodes the pictures of one size (H.264) and gives them away as parts. */
export class PictureTrackEncoder {
  readonly #encoder: VideoEncoder;
  readonly #parts: PictureParts;
  readonly #quality: PictureQuality;
  readonly #give: (part: MadePart) => void;
  readonly #startedAt: number;
  #keyAt = Number.NEGATIVE_INFINITY;
  /** Pictures that were left out. */
  dropped = 0;

  constructor(
    quality: PictureQuality,
    { startedAt, give, fail }: { startedAt: number; give: (part: MadePart) => void; fail: () => void },
  ) {
    this.#quality = quality;
    this.#give = give;
    this.#startedAt = startedAt;
    this.#parts = new PictureParts(give);
    this.#encoder = new VideoEncoder({
      output: (chunk, more) => this.#take(chunk, more?.decoderConfig?.description),
      error: fail,
    });
    this.#encoder.configure(encoderConfig(quality));
  }

  /** The next picture is a key frame: what went before is not sent. */
  wantKey(): void {
    this.#keyAt = Number.NEGATIVE_INFINITY;
  }

  /** Encodes what is on the canvas, taken `at` milliseconds after the start. */
  add(canvas: OffscreenCanvas, at: number): void {
    if (this.#encoder.state !== 'configured') return;
    if (this.#encoder.encodeQueueSize >= mostWaiting) {
      this.dropped += 1;
      return;
    }
    const keyFrame = at - this.#keyAt >= keyFrameSeconds * 1000;
    if (keyFrame) this.#keyAt = at;
    const frame = new VideoFrame(canvas, { timestamp: Math.round(at * 1000) });
    this.#encoder.encode(frame, { keyFrame });
    frame.close();
  }

  close(): void {
    if (this.#encoder.state !== 'closed') this.#encoder.close();
  }

  #take(chunk: EncodedVideoChunk, description: AllowSharedBufferSource | undefined): void {
    const { width, height } = this.#quality;
    if (description !== undefined) {
      const avc = bytesOf(description);
      this.#give({
        kind: 'init',
        bytes: writeInit({ kind: 'picture', timescale: pictureTimescale, width, height, avc }),
      });
    }
    const bytes = new Uint8Array(chunk.byteLength);
    chunk.copyTo(bytes);
    this.#parts.add({
      bytes,
      key: chunk.type === 'key',
      timestamp: chunk.timestamp,
      capturedAt: this.#startedAt + chunk.timestamp / 1000,
    });
  }
}

/** A copy of its own: what a codec hands over may be shared or larger. */
export function bytesOf(source: AllowSharedBufferSource): Uint8Array<ArrayBuffer> {
  const view = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
  return new Uint8Array(view);
}
