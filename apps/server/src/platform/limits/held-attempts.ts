import { Memory } from '../memory/memory.ts';

/** A caller's limit below this many attempts is counted one by one: what guards a code or a login is exact to the attempt. */
const leastInBlocks = 60;
const mostInBlock = 8;
const mostRemembered = 20_000;

interface Held {
  readonly windowStart: number;
  left: number;
  /** Whether a block is being counted: one at a time, or a burst would take all that other processes have. */
  asking: boolean;
}

/**
 * Attempts that this process has counted in the database beforehand. A caller who has called once in a window probably
 * calls again: the next count takes a few at a time. An attempt is admitted only once it is counted there, so that all
 * processes together never pass a limit; what one of them has taken and not used is missing to the others until the
 * window ends, a sixteenth at most.
 */
export class HeldAttempts {
  readonly #byBucket = new Memory<string, Held>({ name: 'platform.held-attempts', most: mostRemembered });

  /** Uses one that was counted before; false if none is left. */
  use(bucket: string, windowStart: number): boolean {
    const held = this.#byBucket.get(bucket);
    if (held?.windowStart !== windowStart || held.left === 0) return false;
    held.left -= 1;
    return true;
  }

  /** How many to count now: one for the first call of a window, and one while a block is being counted. */
  blockOf(bucket: string, windowStart: number, limit: number): number {
    const known = this.#byBucket.get(bucket);
    if (known?.windowStart !== windowStart || known.asking || limit < leastInBlocks) return 1;
    known.asking = true;
    return Math.min(mostInBlock, Math.floor(limit / 16));
  }

  /** Takes the end of a count of `block`: keeps what it leaves beyond the attempt at hand. */
  keep(bucket: string, windowStart: number, block: number, left: number): void {
    const held = this.#byBucket.get(bucket);
    // A count that comes late, when the next window has begun, is worth nothing and takes nothing of that one.
    if (held && held.windowStart > windowStart) return;
    if (held?.windowStart === windowStart) {
      held.left += left;
      if (block > 1) held.asking = false;
    } else {
      this.#byBucket.set(bucket, { windowStart, left, asking: false });
    }
  }
}
