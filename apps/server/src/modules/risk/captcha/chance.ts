import { sha256 } from '#platform/crypto/hash.ts';

/** Chance out of a secret: nobody without it can foretell, and the same secret gives the same again. */
export interface Chance {
  /** At least `from`, below `to`. */
  between(from: number, to: number): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  pick(from: string): string;
}

export function chanceFrom(secret: string): Chance {
  let block: Buffer = Buffer.alloc(0);
  let taken = 0;
  let count = 0;
  const part = (): number => {
    if (taken + 4 > block.length) {
      block = sha256(`${secret}:${count}`);
      count += 1;
      taken = 0;
    }
    taken += 4;
    return block.readUInt32BE(taken - 4) / 2 ** 32;
  };
  const whole = (from: number, to: number): number => from + Math.floor(part() * (to - from + 1));
  return {
    between: (from, to) => from + part() * (to - from),
    whole,
    pick: (from) => from.charAt(whole(0, from.length - 1)),
  };
}
