import { createCipheriv, createHash, createHmac } from 'node:crypto';
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

/** A stream that a test names, of a cipher's numbers: what is tested is a mapping, and HMAC would take most of the time. */
export function fastStream(name: string): Stream {
  const cipher = createCipheriv('aes-256-ctr', createHash('sha256').update(name).digest(), Buffer.alloc(16));
  const zeros = Buffer.alloc(1 << 16);
  let block = Buffer.alloc(0);
  let offset = 0;
  return streamOf(() => {
    if (offset >= block.length) {
      block = cipher.update(zeros);
      offset = 0;
    }
    offset += 4;
    return block.readUInt32BE(offset - 4);
  });
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
