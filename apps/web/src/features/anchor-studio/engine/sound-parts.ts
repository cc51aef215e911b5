import { partSeconds, writePart, type Sample } from '@fairway/cmaf';
import type { MadePart } from './made-part.ts';

/** Opus counts its time in samples of 48 kHz, whatever the microphone gives. */
export const soundTimescale = 48_000;
const partTicks = partSeconds * soundTimescale;
/** So much later than counted must a packet come before the sound is taken to have paused; in ticks. */
const mostBehind = soundTimescale / 4;

/**
 * Puts packets of sound together to parts of a quarter of a second. The packets count the time; where the microphone paused, the time jumps to
 * when the next packet was heard, so that sound and picture stay together.
 */
export class SoundParts {
  readonly #give: (part: MadePart) => void;
  #samples: Sample[] = [];
  #time: number | undefined;
  #first: { time: number; capturedAt: number } | undefined;
  #ticks = 0;
  #parts = 0;

  constructor(give: (part: MadePart) => void) {
    this.#give = give;
  }

  /** A packet of `ticks`, heard at `capturedAt` (milliseconds since 1970), which is `at` milliseconds after the broadcast's start on this device. */
  add(bytes: Uint8Array, ticks: number, { capturedAt, at }: { capturedAt: number; at: number }): void {
    const heard = Math.max(0, Math.round((at * soundTimescale) / 1000));
    this.#time ??= heard;
    if (heard - this.#time > mostBehind) {
      this.#flush();
      this.#time = heard;
    }
    this.#first ??= { time: this.#time, capturedAt };
    this.#samples.push({ bytes, duration: ticks, key: true, shownAfter: 0 });
    this.#time += ticks;
    this.#ticks += ticks;
    if (this.#ticks >= partTicks) this.#flush();
  }

  #flush(): void {
    if (this.#first === undefined) return;
    const { time, capturedAt } = this.#first;
    const samples = this.#samples;
    this.#give({
      kind: 'part',
      bytes: writePart('sound', { sequence: this.#parts, time, capturedAt, samples }),
      capturedAt,
      duration: Math.round((this.#ticks * 1_000_000) / soundTimescale),
      key: true,
      samples: samples.length,
    });
    this.#parts += 1;
    this.#samples = [];
    this.#first = undefined;
    this.#ticks = 0;
  }
}
