const windowMs = 5000;

/** Bits a second, measured over five seconds of arrival. */
export class RateMeter {
  readonly #entries: { readonly at: number; readonly bits: number }[] = [];

  add(at: number, bits: number): void {
    this.#entries.push({ at, bits });
    while ((this.#entries[0]?.at ?? at) <= at - windowMs) this.#entries.shift();
  }

  bitsPerSecond(now: number): number {
    const recent = this.#entries.filter(({ at }) => at > now - windowMs);
    return Math.round(recent.reduce((sum, { bits }) => sum + bits, 0) / (windowMs / 1000));
  }
}
