import { randomBytes } from 'node:crypto';
import { signatureWindowMs } from '@fairway/contract';
import type { Clock } from '../../clock.ts';
import { halfSipHash } from '../../crypto/half-sip-hash.ts';
import { Fingerprints } from './fingerprints.ts';

const bucketMs = 60_000;
/** A minute's table at most: half full it holds the calls of a minute at 8,700 a second, in 8 MiB. */
const mostSlotsAMinute = 1_048_576;

/**
 * The nonces of calls that could still be sent again. They are kept a set a minute, the minute being that of the stamp
 * which the call itself carries: once all stamps of a minute are stale, its set is forgotten as a whole. Of a nonce 8 bytes are
 * kept, a hash under a key of this process, so that nobody can choose nonces that fall on one another. Kept by the process alone: a replay that reaches another one is harmless for value, because operation ids are unique in the database.
 */
export class NonceMemory {
  private readonly minutes = new Map<number, Fingerprints>();
  private readonly key = [randomBytes(4).readInt32LE(), randomBytes(4).readInt32LE()] as const;
  private readonly clock: Clock;
  private readonly mostSlots: number;
  private sweptAt = 0;

  constructor(clock: Clock, mostSlots = mostSlotsAMinute) {
    this.clock = clock;
    this.mostSlots = mostSlots;
  }

  /**
   * Remembers a nonce; false for one that was there. `stamp`: the call's, ms since 1970, not stale. Throws `overloaded` when the
   * minute holds no more: what could not be remembered could be sent again.
   */
  add(nonce: string, stamp: number): boolean {
    this.forgetStale();
    const minute = Math.floor(stamp / bucketMs);
    let known = this.minutes.get(minute);
    if (!known) this.minutes.set(minute, (known = new Fingerprints(this.mostSlots)));
    return known.add(halfSipHash(nonce, this.key));
  }

  /** Whether a call with this nonce and stamp was taken; nothing is remembered. */
  has(nonce: string, stamp: number): boolean {
    return this.minutes.get(Math.floor(stamp / bucketMs))?.has(halfSipHash(nonce, this.key)) ?? false;
  }

  /** What the tables take, in bytes. */
  get bytes(): number {
    return [...this.minutes.values()].reduce((sum, known) => sum + known.bytes, 0);
  }

  private forgetStale(): void {
    const now = this.clock.now().getTime();
    if (Math.floor(now / bucketMs) === this.sweptAt) return;
    this.sweptAt = Math.floor(now / bucketMs);
    for (const minute of this.minutes.keys())
      if ((minute + 1) * bucketMs + signatureWindowMs < now) this.minutes.delete(minute);
  }
}
