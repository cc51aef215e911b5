export interface Bucket {
  /** Takes one; false where none is left. */
  take(): boolean;
  /** Whether as many are there as at the beginning, so that it need not be remembered. */
  isFull(): boolean;
}

/** `size` at once, refilled by `perSecond`; `now` in milliseconds. */
export function createBucket(size: number, perSecond: number, now: () => number): Bucket {
  let level = size;
  let at = now();
  const refill = (): void => {
    const present = now();
    level = Math.min(size, level + ((present - at) / 1000) * perSecond);
    at = present;
  };
  return {
    take() {
      refill();
      if (level < 1) return false;
      level -= 1;
      return true;
    },
    isFull() {
      refill();
      return level === size;
    },
  };
}
