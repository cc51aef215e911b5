import { limits, partSeconds, writePart, type Sample } from '@fairway/cmaf';
import type { MadePart } from './made-part.ts';

/** Ticks a second of a picture's track. */
export const pictureTimescale = 90_000;

/** An encoded picture. */
export interface EncodedPicture {
  readonly bytes: Uint8Array;
  readonly key: boolean;
  /** Microseconds since the start of the broadcast on this device. */
  readonly timestamp: number;
  /** Milliseconds since 1970. */
  readonly capturedAt: number;
}

const mostTicks = limits.partDuration * pictureTimescale;
const partTicks = partSeconds * pictureTimescale;
const toTicks = (microseconds: number): number => Math.round((microseconds * pictureTimescale) / 1_000_000);

/**
 * Puts encoded pictures, in the order of their times, together to parts of a quarter of a second; a key frame begins a part. A picture lasts until the
 * next one, so it waits for that. Where pictures stay away the time goes on without them: no part is longer than the origin takes.
 */
export class PictureParts {
  readonly #give: (part: MadePart) => void;
  #pending: EncodedPicture | undefined;
  #samples: Sample[] = [];
  #first: EncodedPicture | undefined;
  #ticks = 0;
  #parts = 0;

  constructor(give: (part: MadePart) => void) {
    this.#give = give;
  }

  add(picture: EncodedPicture): void {
    const before = this.#pending;
    this.#pending = picture;
    if (before === undefined) return;
    const length = Math.max(1, toTicks(picture.timestamp) - toTicks(before.timestamp));
    // A picture that lasts too long ends early.
    const duration = Math.min(length, mostTicks - partTicks);
    this.#first ??= before;
    this.#samples.push({ bytes: before.bytes, duration, key: before.key, shownAfter: 0 });
    this.#ticks += duration;
    if (picture.key || this.#ticks >= partTicks || duration < length) this.#flush();
  }

  #flush(): void {
    const first = this.#first;
    if (first === undefined) return;
    const samples = this.#samples;
    const content = {
      sequence: this.#parts,
      time: toTicks(first.timestamp),
      capturedAt: first.capturedAt,
      samples,
    };
    this.#give({
      kind: 'part',
      bytes: writePart('picture', content),
      capturedAt: first.capturedAt,
      duration: Math.round((this.#ticks * 1_000_000) / pictureTimescale),
      key: first.key,
      samples: samples.length,
    });
    this.#parts += 1;
    this.#samples = [];
    this.#first = undefined;
    this.#ticks = 0;
  }
}
