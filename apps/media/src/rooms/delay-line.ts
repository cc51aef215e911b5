/** Holds things back for a while, in their order. */
export class DelayLine {
  readonly #waiting: { readonly since: number; readonly release: () => void; readonly bytes: number }[] = [];
  /** Seconds. */
  delay: number;
  bytes = 0;

  constructor(delay: number) {
    this.delay = delay;
  }

  /** Releases at once where nothing is held back. */
  push(now: number, bytes: number, release: () => void): void {
    if (this.delay === 0 && this.#waiting.length === 0) {
      release();
      return;
    }
    this.#waiting.push({ since: now, release, bytes });
    this.bytes += bytes;
  }

  /** Releases what has waited long enough. */
  tick(now: number): void {
    while (this.#waiting[0] !== undefined && this.#waiting[0].since + this.delay * 1000 <= now) {
      const next = this.#waiting.shift();
      this.bytes -= next?.bytes ?? 0;
      next?.release();
    }
  }

  /** Nothing more comes: what waits is dropped. */
  clear(): void {
    this.#waiting.length = 0;
    this.bytes = 0;
  }
}
