/** Samples a second of the sound. */
export const soundRate = 48_000;

/** A crowd that murmurs, swells when something happens, and a whistle with it. */
export class Crowd {
  #noise = 1;
  #low = 0;
  #swell = 0;
  #whistle = 0;
  #at = 0;

  /** Something happened on the pitch. */
  cheer(): void {
    this.#swell = 1;
    this.#whistle = 0.5;
  }

  /** The next samples, from -1 to 1. */
  next(count: number): Float32Array<ArrayBuffer> {
    const samples = new Float32Array(count);
    for (let index = 0; index < count; index += 1) {
      this.#low += (this.#random() - this.#low) * 0.04;
      const seconds = this.#at / soundRate;
      const murmur = this.#low * (0.35 + 0.1 * Math.sin(seconds * 0.7) + 0.9 * this.#swell);
      const tone =
        this.#whistle > 0
          ? 0.12 * Math.sin(2 * Math.PI * (2300 + 60 * Math.sin(seconds * 150)) * seconds)
          : 0;
      samples[index] = Math.max(-1, Math.min(1, murmur + tone));
      this.#swell *= 0.99999;
      this.#whistle = Math.max(0, this.#whistle - 1 / soundRate);
      this.#at += 1;
    }
    return samples;
  }

  /** From -1 to 1; a sound needs no better chance than a shift register's. */
  #random(): number {
    this.#noise ^= this.#noise << 13;
    this.#noise ^= this.#noise >>> 17;
    this.#noise ^= this.#noise << 5;
    return this.#noise / 0x80000000;
  }
}
