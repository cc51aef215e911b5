/** Reads bits from the highest on; beyond the end it reads zeros, and `isPast` says so. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isPast(): boolean {
    return this.#at > this.#bytes.length * 8;
  }

  bit(): number {
    const byte = this.#bytes[this.#at >> 3] ?? 0;
    const value = (byte >> (7 - (this.#at & 7))) & 1;
    this.#at += 1;
    return value;
  }

  bits(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left -= 1) value = value * 2 + this.bit();
    return value;
  }

  /** Exp-Golomb code (H.264, 9.1), below 2^32. */
  unsigned(): number {
    let zeros = 0;
    while (zeros < 32 && !this.isPast && this.bit() === 0) zeros += 1;
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  signed(): number {
    const code = this.unsigned();
    return code % 2 === 0 ? -code / 2 : (code + 1) / 2;
  }
}
