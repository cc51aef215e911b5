/** Every timer of the process in one place, so that a stop leaves none behind. */
export class Timers {
  readonly #open = new Set<NodeJS.Timeout>();
  #stopped = false;

  /** Runs once, unless stopped before. */
  after(milliseconds: number, work: () => void): void {
    if (this.#stopped) return;
    const timer = setTimeout(() => {
      this.#open.delete(timer);
      work();
    }, milliseconds);
    this.#open.add(timer);
  }

  /** Runs again and again; the next run starts only when the last one has ended. A failed run is reported. */
  every(milliseconds: number, work: () => void | Promise<void>): void {
    const run = async () => {
      try {
        await work();
      } catch (error) {
        process.stderr.write(`sandbox: ${error instanceof Error ? error.stack : String(error)}\n`);
      }
      this.after(milliseconds, () => void run());
    };
    this.after(milliseconds, () => void run());
  }

  /** Waits; never resolves once stopped, when nobody waits any more. */
  pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.after(milliseconds, resolve));
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#open) clearTimeout(timer);
    this.#open.clear();
  }
}
