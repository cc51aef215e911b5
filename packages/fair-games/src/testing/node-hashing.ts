import { createHash, createHmac } from 'node:crypto';
import type { Hashing } from '../fairness/hashing.ts';
import { stream, streamOf, type Stream } from '../fairness/stream.ts';

/** The hash functions of Node, for tests. */
export const nodeHashing: Hashing = {
  sha256: (message) => createHash('sha256').update(message).digest(),
  hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
};

/** A stream that a test names. */
export function testStream(name: string): Stream {
  return stream(nodeHashing, createHash('sha256').update(name).digest('hex'), 'test:0');
}

/** A stream whose draws below(n) come out as listed, whatever n is, so that a test can deal what it wants. */
export function fixedStream(draws: readonly number[]): Stream {
  let index = 0;
  const below = (n: number): number => {
    const draw = draws[index];
    index += 1;
    if (draw === undefined || draw >= n) throw new RangeError(`draw ${index} below ${n}: ${draw}`);
    return draw;
  };
  return { ...streamOf(() => 1), below };
}
