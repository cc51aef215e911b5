import type { Bytes, Sample } from '@fairway/cmaf';

/** Takes what an encoder's tags were joined to. */
export interface PartSink {
  init(bytes: Bytes): void;
  /** Decode time of the first sample in ticks, and when it was taken, in milliseconds since 1970. */
  part(samples: readonly Sample[], time: number, capturedAt: number): void;
}

/** A time that counts round at 2^32 milliseconds, continued. */
export class UnrolledTime {
  #last: number | undefined;

  next(time: number): number {
    this.#last = this.#last === undefined ? time : this.#last + ((time - this.#last) | 0);
    return this.#last;
  }
}
