/** A sum over the last seconds of media time. */
export class SlidingSum {
  readonly #seconds: number;
  readonly #entries: { at: number; value: number }[] = [];
  #sum = 0;

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  /** Adds a value at a time (seconds, never falling) and answers the sum of the window that ends there. */
  add(at: number, value: number): number {
    this.#entries.push({ at, value });
    this.#sum += value;
    while ((this.#entries[0]?.at ?? at) <= at - this.#seconds) this.#sum -= this.#entries.shift()?.value ?? 0;
    return this.#sum;
  }
}
