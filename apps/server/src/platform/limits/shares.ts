import { createBucket, type Bucket } from './token-bucket.ts';

/** Addresses that are remembered before those that have been quiet are forgotten. */
const mostRemembered = 10_000;

export interface Share {
  atOnce: number;
  /** What comes back of it. */
  perSecond: number;
}

export interface Shares {
  /** Takes one of an address' share; false where none is left. */
  take(address: string): boolean;
}

/**
 * How much each address may take of what a process guards of its own, counted there: asking the database would cost more than is
 * saved. `now` in milliseconds.
 */
export function createShares(share: Share, now: () => number = () => performance.now()): Shares {
  const known = new Map<string, Bucket>();
  const forgetQuiet = (): void => {
    for (const [address, bucket] of known) if (bucket.isFull()) known.delete(address);
  };
  return {
    take(address) {
      let bucket = known.get(address);
      if (!bucket) {
        if (known.size >= mostRemembered) forgetQuiet();
        bucket = createBucket(share.atOnce, share.perSecond, now);
        known.set(address, bucket);
      }
      return bucket.take();
    },
  };
}
