import { CmafFault, limits, partSeconds, readAvcRecord, writeInit, type Sample } from '@fairway/cmaf';
import type { PartSink } from './part-sink.ts';

/** RTMP counts milliseconds. */
const timescale = 1000;
const partTicks = partSeconds * timescale;
/** A picture whose successor comes later ends here, and the track has a gap: a part lasts a second at most. */
const longestPicture = 750;
/** Where a stream ends with its first picture. */
const usualPicture = 40;
const keySlice = 5;

interface Waiting {
  readonly bytes: Uint8Array;
  readonly key: boolean;
  readonly shownAfter: number;
  readonly time: number;
  readonly capturedAt: number;
}

/** Joins pictures to parts of a quarter of a second; a part ends when the picture after it shows how long its last one lasts. */
export class PictureParts {
  readonly #sink: PartSink;
  #waiting: Waiting[] = [];
  #bytes = 0;
  #record: Uint8Array | undefined;
  #lastTime: number | undefined;
  #usual = usualPicture;
  #awaitsKey = true;

  constructor(sink: PartSink) {
    this.#sink = sink;
  }

  /** Takes the decoder's record; the same again changes nothing, another begins with its key frame. Throws what `readAvcRecord` throws. */
  config(bytes: Buffer): void {
    if (this.#record !== undefined && bytes.equals(this.#record)) return;
    this.flush();
    const avc = Uint8Array.from(bytes);
    const { width, height } = readAvcRecord(avc);
    this.#record = avc;
    this.#awaitsKey = true;
    this.#sink.init(writeInit({ kind: 'picture', timescale, width, height, avc }));
  }

  /** Throws `track` before a config, `time` where decode times do not rise, `partSize`. */
  picture(bytes: Buffer, at: { time: number; shownAfter: number; capturedAt: number }): void {
    if (this.#record === undefined) throw new CmafFault('track', 'a picture before its decoder record');
    const key = isKeyPicture(bytes);
    if (this.#awaitsKey && !key) return;
    this.#awaitsKey = false;
    if (this.#lastTime !== undefined && at.time <= this.#lastTime)
      throw new CmafFault('time', `${at.time} ms after ${this.#lastTime} ms`);
    const first = this.#waiting[0];
    if (first !== undefined && (key || at.time - first.time >= partTicks)) this.#finish(at.time);
    this.#bytes += bytes.length;
    if (this.#bytes > limits.partBytes) throw new CmafFault('partSize', `${this.#bytes} bytes`);
    this.#lastTime = at.time;
    this.#waiting.push({ bytes, key, ...at });
  }

  /** Nothing follows for now. */
  flush(): void {
    const last = this.#waiting.at(-1);
    if (last !== undefined) this.#finish(last.time + this.#usual);
  }

  #finish(next: number): void {
    const [first] = this.#waiting;
    if (first === undefined) return;
    const samples = this.#waiting.map(({ bytes, key, shownAfter, time }, index): Sample => {
      const until = this.#waiting[index + 1]?.time ?? next;
      return { bytes, key, shownAfter, duration: Math.min(until - time, longestPicture) };
    });
    this.#usual = samples.at(-1)?.duration ?? this.#usual;
    this.#waiting = [];
    this.#bytes = 0;
    this.#sink.part(samples, first.time, first.capturedAt);
  }
}

/** Whether a picture has a slice of an IDR picture: what the units say counts, not the mark of the tag. */
function isKeyPicture(bytes: Buffer): boolean {
  let at = 0;
  while (at + 4 < bytes.length) {
    if ((bytes.readUInt8(at + 4) & 31) === keySlice) return true;
    at += 4 + bytes.readUInt32BE(at);
  }
  return false;
}
