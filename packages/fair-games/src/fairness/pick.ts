import { FairGamesError } from '../fair-games-error.ts';

/** The first k places of a shuffle of 0 .. n - 1: for each i < k swap i with i + below(n - i). Throws `badRange`. */
export function pickFrom(below: (n: number) => number, n: number, k: number): number[] {
  if (!Number.isInteger(n) || !Number.isInteger(k) || k < 0 || k > n)
    throw new FairGamesError('badRange', `no pick of ${k} from ${n}`);
  const numbers = Array.from({ length: n }, (_, index) => index);
  for (let index = 0; index < k; index += 1) {
    const other = index + below(n - index);
    const held = numbers[index] ?? 0;
    numbers[index] = numbers[other] ?? 0;
    numbers[other] = held;
  }
  return numbers.slice(0, k);
}
