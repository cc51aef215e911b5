import type { Timers } from '../platform/timers.ts';

/** Orders that a fault has executed late: each waits for its time, or for the director. */
export class LateExecutions {
  readonly #timers: Timers;
  readonly #waiting = new Set<() => void>();

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  add(milliseconds: number, execute: () => void): void {
    const run = () => {
      if (this.#waiting.delete(run)) execute();
    };
    this.#waiting.add(run);
    this.#timers.after(milliseconds, run);
  }

  /** Executes all that wait, in their order; answers how many. */
  runAll(): number {
    const runs = [...this.#waiting];
    for (const run of runs) run();
    return runs.length;
  }
}
