import { FairGamesError } from '../fair-games-error.ts';
import { asciiBytes, type Hashing } from './hashing.ts';
import { pickFrom } from './pick.ts';

/** Chance as a game consumes it: always the same numbers for the same key and message, in the same order. */
export interface Stream {
  /** The next 32 bits, from 0 to 2^32 - 1. */
  next(): number;
  /** A whole number from 0 to n - 1, each equally likely; n from 1 to 2^21. Throws `badRange`. */
  below(n: number): number;
  /** k different numbers from 0 to n - 1 in the order drawn. Throws `badRange`. */
  pick(n: number, k: number): number[];
}

export const two32 = 4_294_967_296;
/** m = u*n stays below 2^53, so that plain numbers are exact. */
const greatestRange = 2 ** 21;

/**
 * The stream of a key and a message: blocks HMAC-SHA256(key, `message:cursor`) with cursor 0, 1, .., each read as eight big-endian
 * 32-bit numbers. The key is text as published (64 hex digits).
 */
export function stream(hashing: Hashing, key: string, message: string): Stream {
  const keyBytes = asciiBytes(key);
  let cursor = 0;
  let block: DataView = new DataView(new ArrayBuffer(0));
  let offset = 0;
  const next = (): number => {
    if (offset >= block.byteLength) {
      const bytes = hashing.hmacSha256(keyBytes, asciiBytes(`${message}:${cursor}`));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      cursor += 1;
      offset = 0;
    }
    offset += 4;
    return block.getUint32(offset - 4);
  };
  return streamOf(next);
}

/** A stream over any source of 32-bit numbers. */
export function streamOf(next: () => number): Stream {
  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > greatestRange)
      throw new FairGamesError('badRange', `no draw below ${n}`);
    // What is rejected is the remainder that would make the low numbers likelier (Lemire's method).
    const rejected = two32 % n;
    let product = next() * n;
    while (product % two32 < rejected) product = next() * n;
    return Math.floor(product / two32);
  };
  return { next, below, pick: (n, k) => pickFrom(below, n, k) };
}
