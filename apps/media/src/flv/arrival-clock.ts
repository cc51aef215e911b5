const windowSeconds = 30;

/**
 * When something was taken, by its arrival: an encoder that speaks RTMP states no clock. What arrived with the least delay within the last
 * 30 s is believed to have needed no time, so that a line that stalls and catches up does not move the picture's times. The truth lies
 * earlier: a delay that is computed from this is the least it can be. Times in milliseconds.
 */
export class ArrivalClock {
  /** Of each second of arrival, the least that arrival was after the encoder's time. */
  readonly #least: { second: number; offset: number }[] = [];

  /** The time of what has the encoder's time `time` and arrives now; never after now. */
  takenAt(time: number, now: number): number {
    const second = Math.floor(now / 1000);
    const offset = now - time;
    const last = this.#least.at(-1);
    if (last?.second === second) last.offset = Math.min(last.offset, offset);
    else this.#least.push({ second, offset });
    while ((this.#least[0]?.second ?? second) <= second - windowSeconds) this.#least.shift();
    return time + Math.min(...this.#least.map((one) => one.offset));
  }
}
