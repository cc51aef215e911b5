import { expect } from 'vitest';

/** Asks until the answer is the expected one; a busy machine is given time. */
export function eventually<T>(ask: () => T) {
  return expect.poll(ask, { timeout: 30_000 });
}
