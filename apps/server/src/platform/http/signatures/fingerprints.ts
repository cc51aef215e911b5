import { AppError } from '../../errors.ts';

const firstSlots = 4_096;
/** What the second word of an empty slot holds; no fingerprint's second word is it. */
const empty = 0;

/**
 * A set of 64-bit fingerprints as one open-addressing table: two words a slot, searched from the slot that the first word names
 * to the next empty one, never more than half full. A member takes 16 to 32 bytes.
 */
export class Fingerprints {
  private slots = firstSlots;
  private words = new Uint32Array(2 * firstSlots);
  private count = 0;
  private readonly mostSlots: number;

  constructor(mostSlots: number) {
    this.mostSlots = mostSlots;
  }

  get bytes(): number {
    return this.words.byteLength;
  }

  /** Takes a hash of two 32-bit words; false for one that was there. Throws `overloaded` when there is no room. */
  add([first, last]: readonly [number, number]): boolean {
    // One of 2^32 hashes would read as an empty slot: it shares the mark of its neighbour.
    const second = last === empty ? 1 : last;
    if (!this.put(first, second)) return false;
    this.count += 1;
    if (this.count * 2 > this.slots) this.grow();
    return true;
  }

  /** Whether a hash is there; nothing is added. */
  has([first, last]: readonly [number, number]): boolean {
    const second = last === empty ? 1 : last;
    const mask = this.slots - 1;
    for (let at = first & mask; ; at = (at + 1) & mask) {
      const found = this.words[2 * at + 1];
      if (found === empty) return false;
      if (found === second && this.words[2 * at] === first) return true;
    }
  }

  private put(first: number, second: number): boolean {
    const mask = this.slots - 1;
    for (let at = first & mask; ; at = (at + 1) & mask) {
      const found = this.words[2 * at + 1];
      if (found === empty) {
        if (this.count * 2 >= this.mostSlots) throw new AppError('overloaded');
        this.words[2 * at] = first;
        this.words[2 * at + 1] = second;
        return true;
      }
      if (found === second && this.words[2 * at] === first) return false;
    }
  }

  private grow(): void {
    if (this.slots >= this.mostSlots) return;
    const before = this.words;
    this.slots *= 2;
    this.words = new Uint32Array(2 * this.slots);
    for (let at = 0; at < before.length; at += 2) {
      const second = before[at + 1] ?? empty;
      if (second !== empty) this.put(before[at] ?? 0, second);
    }
  }
}
