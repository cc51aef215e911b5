import { CmafFault } from '../fault.ts';
import { timescaleOf, type TrackInit } from '../init/track-init.ts';
import { limits } from '../limits.ts';
import type { Part } from '../part/part.ts';
import { SlidingSum } from './sliding-sum.ts';

/** What the rules of a whole track say of its next part. */
export interface Judged {
  /** Its times do not continue those before: a gap, or a drift of more than 2 s against the times of capture. */
  readonly discontinuity: boolean;
}

/**
 * The rules that need more than one part: rising times, key frames at most 4 s apart, 6 Mbit/s over 5 s, 60 pictures a second.
 * `next` throws `keyFrame`, `time`, `bitRate` or `frameRate`; after that the track is over.
 */
export class TrackRules {
  readonly #track: TrackInit;
  readonly #scale: number;
  readonly #bits = new SlidingSum(limits.bitWindow);
  readonly #pictures = new SlidingSum(1);
  #end: number | undefined;
  #keyAt = 0;
  /** Media time less time of capture, in seconds, at the last discontinuity. */
  #ahead = 0;

  constructor(track: TrackInit) {
    this.#track = track;
    this.#scale = timescaleOf(track);
  }

  next(part: Part): Judged {
    const at = part.time / this.#scale;
    const until = (part.time + part.duration) / this.#scale;
    const ahead = at - part.capturedAt / 1000;
    const first = this.#end === undefined;
    if (first && !part.key) throw new CmafFault('keyFrame', 'the first part has none');
    if (this.#end !== undefined && part.time < this.#end)
      throw new CmafFault('time', `${part.time} is before ${this.#end}`);
    if (part.key) this.#keyAt = at;
    if (until - this.#keyAt > limits.betweenKeyFrames)
      throw new CmafFault('keyFrame', `${until - this.#keyAt} s since the last`);
    const gap = at - (this.#end ?? part.time) / this.#scale;
    const jumped = gap > limits.drift || Math.abs(ahead - this.#ahead) > limits.drift;
    if (first || jumped) this.#ahead = ahead;
    this.#end = part.time + part.duration;
    this.#count(part, until);
    return { discontinuity: !first && jumped };
  }

  #count(part: Part, until: number): void {
    const bits = this.#bits.add(until, part.size * 8);
    if (bits > limits.bitsPerSecond * limits.bitWindow) throw new CmafFault('bitRate', `${bits} bits in 5 s`);
    if (this.#track.kind === 'sound') return;
    const pictures = this.#pictures.add(until, part.samples.length);
    // A part that lies partly in the second counts whole.
    if (pictures > limits.picturesPerSecond * (1 + part.duration / this.#scale) + 1)
      throw new CmafFault('frameRate', `${pictures} pictures in a second`);
  }
}
