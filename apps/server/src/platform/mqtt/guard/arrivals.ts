import { createBucket, type Bucket } from '../../limits/token-bucket.ts';

/** Addresses that are remembered before those that have been quiet are forgotten. */
const mostRemembered = 10_000;

export interface Arrivals {
  /** Counts a handshake of an address; false when it comes back too often. */
  admit(address: string): boolean;
}

/**
 * How often an address may come: all its connections at once after a restart, a tenth of them a second from then on. The cap on
 * open connections does not hold up who opens, asks for a ticket check and leaves, over and over: that would fill the line at
 * the ticket gate for everybody.
 */
export function createArrivals(perAddress: number, now: () => number = () => performance.now()): Arrivals {
  const known = new Map<string, Bucket>();
  const forgetQuiet = (): void => {
    for (const [address, bucket] of known) if (bucket.isFull()) known.delete(address);
  };
  return {
    admit(address) {
      let bucket = known.get(address);
      if (!bucket) {
        if (known.size >= mostRemembered) forgetQuiet();
        bucket = createBucket(perAddress, perAddress / 10, now);
        known.set(address, bucket);
      }
      return bucket.take();
    },
  };
}
