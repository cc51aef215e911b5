const atStart = 5;
const remembered = 8;

/**
 * Mends a publisher's clock by round trips: of the last eight the one that took least is believed, and its answer is taken to lie in its
 * middle. Times in milliseconds.
 */
export class PublisherClock {
  readonly #trips: { took: number; offset: number }[] = [];
  #asked: { n: number; at: number } | undefined;
  #n = 0;
  #provisional: number | undefined;

  /** Number of the next question; the five of the start are asked one after another. */
  ask(now: number): number {
    this.#n += 1;
    this.#asked = { n: this.#n, at: now };
    return this.#n;
  }

  /** Takes the answer to the last question; answers whether another should follow at once. */
  answer(n: number, theirs: number, now: number): boolean {
    if (this.#asked?.n !== n) return false;
    const { at } = this.#asked;
    this.#asked = undefined;
    this.#trips.push({ took: now - at, offset: (at + now) / 2 - theirs });
    if (this.#trips.length > remembered) this.#trips.shift();
    return this.#n < atStart;
  }

  /** A time of the publisher on our clock, never after the arrival. Until the first round trip a part is taken to have needed no time. */
  mend(theirs: number, arrivedAt: number): number {
    this.#provisional ??= arrivedAt - theirs;
    const best = this.#trips.reduce<{ took: number; offset: number } | undefined>(
      (least, trip) => (least === undefined || trip.took < least.took ? trip : least),
      undefined,
    );
    return Math.min(theirs + (best?.offset ?? this.#provisional), arrivedAt);
  }
}
