/** Repeatable randomness: the same seed gives the same bytes. Not for secrets outside tests. */
export interface SeededRandom {
  /** A number in [0, 1). */
  next(): number;
  /** An integer from 0 to `bound` - 1. */
  integer(bound: number): number;
  /** Random bytes, in the shape `createIds` of the server takes. */
  bytes(size: number): Buffer;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Mulberry32 over a 32-bit seed; a text seed is hashed to one. */
export function createSeededRandom(seed: number | string): SeededRandom {
  let state = typeof seed === 'number' ? seed >>> 0 : hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (bound: number): number => Math.floor(next() * bound);
  return {
    next,
    integer,
    bytes: (size) => Buffer.from(Array.from({ length: size }, () => integer(256))),
    pick: (items) => {
      const item = items[integer(items.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
    shuffle: (items) => {
      const left = [...items];
      return Array.from({ length: left.length }, () => left.splice(integer(left.length), 1)).flat();
    },
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}
