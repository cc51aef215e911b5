import { partSeconds, writePart, type Sample } from '@fairway/cmaf';
import type { MadePart } from './made-part.ts';

/** Opus counts its time in samples of 48 kHz, whatever the microphone gives. */
export const soundTimescale = 48_000;
const partTicks = partSeconds * soundTimescale;

/** Puts packets of sound together to parts of a quarter of a second. The packets count the time from when the first was heard: what is encoded has no gaps. */
export class SoundParts {
  readonly #startedAt: number;
  readonly #give: (part: MadePart) => void;
  #samples: Sample[] = [];
  /** Of the first packet that waits. */
  #time: number | undefined;
  #ticks = 0;
  #parts = 0;

  /** `startedAt`: when the broadcast began on this device, in milliseconds since 1970. */
  constructor(startedAt: number, give: (part: MadePart) => void) {
    this.#startedAt = startedAt;
    this.#give = give;
  }

  /** A packet of `ticks`; `begunAt` says, in milliseconds after the start, when the first of all was heard. */
  add(bytes: Uint8Array, ticks: number, begunAt: number): void {
    this.#time ??= Math.max(0, Math.round((begunAt * soundTimescale) / 1000));
    this.#samples.push({ bytes, duration: ticks, key: true, shownAfter: 0 });
    this.#ticks += ticks;
    if (this.#ticks >= partTicks) this.#flush(this.#time);
  }

  #flush(time: number): void {
    const [samples, ticks] = [this.#samples, this.#ticks];
    const capturedAt = this.#startedAt + (time * 1000) / soundTimescale;
    this.#give({
      kind: 'part',
      bytes: writePart('sound', { sequence: this.#parts, time, capturedAt, samples }),
      capturedAt,
      duration: Math.round((ticks * 1_000_000) / soundTimescale),
      key: true,
      samples: samples.length,
    });
    this.#parts += 1;
    this.#time = time + ticks;
    this.#samples = [];
    this.#ticks = 0;
  }
}
