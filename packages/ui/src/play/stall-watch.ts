/** After so long without movement the picture counts as buffering. */
const noticedMs = 500;

/** Judges by the picture's own time whether it moves. Times in milliseconds. */
export class StallWatch {
  #time = -1;
  #since: number | undefined;

  /** Nothing is expected to move: paused, away, or before a connection. */
  rest(): void {
    this.#since = undefined;
  }

  /** What a look at `now` says; `time` is the picture's position. `still` is how long it has not moved. */
  look(time: number, now: number): { moved: boolean; still: number; stalled: boolean } {
    const moved = time > this.#time && this.#time >= 0;
    if (time !== this.#time || this.#since === undefined) this.#since = now;
    this.#time = time;
    const still = now - this.#since;
    return { moved, still, stalled: still >= noticedMs };
  }
}
