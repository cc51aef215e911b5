import { expect, it } from 'vitest';
import { choose } from '../chance/combinations.ts';
import { looksEven, looksLike } from '../testing/chi-square.ts';
import { testStream } from '../testing/node-hashing.ts';
import { two32 } from './stream.ts';

// A million numbers of one seed, the same on every run: a test that holds today holds tomorrow. Knuth's tests at 99 %.
// `npm run soak` asks for ten million.

const size = Number(process.env['FAIRWAY_STREAM_NUMBERS'] ?? 1_000_000);
const numbers = (() => {
  const source = testStream('battery');
  return Float64Array.from({ length: size }, () => source.next() / two32);
})();
const digit = (index: number, base: number): number => Math.floor((numbers[index] ?? 0) * base);
const zeros = (length: number) => Array<number>(length).fill(0);
const add = (counts: number[], index: number) => {
  counts[index] = (counts[index] ?? 0) + 1;
};

it('is even: each of 1,000 parts is hit alike', () => {
  const counts = zeros(1_000);
  for (let index = 0; index < size; index += 1) add(counts, digit(index, 1_000));
  expect(looksEven(counts)).toBe(true);
});

it('is even bit by bit', () => {
  const counts = zeros(32);
  for (const number of numbers) {
    const u = number * two32;
    for (let bit = 0; bit < 32; bit += 1) if (((u >>> bit) & 1) === 1) counts[bit] = (counts[bit] ?? 0) + 1;
  }
  // 4.5 standard deviations of a fair coin.
  for (const count of counts) expect(Math.abs(count - size / 2)).toBeLessThan(4.5 * Math.sqrt(size / 4));
});

it('has no memory: pairs come alike (serial test)', () => {
  const counts = zeros(64 * 64);
  for (let index = 0; index + 1 < size; index += 2) add(counts, digit(index, 64) * 64 + digit(index + 1, 64));
  expect(looksEven(counts)).toBe(true);
});

it('rises and falls as chance does (runs test)', () => {
  // Knuth 3.3.2 G: a run ends with a fall, the number after it is thrown away; length r comes with 1/r! - 1/(r+1)!.
  const longest = 7;
  const counts = zeros(longest);
  for (let index = 0; index < size - 1; index += 1) {
    let length = 1;
    while (index + 1 < size && (numbers[index + 1] ?? 0) >= (numbers[index] ?? 0)) {
      length += 1;
      index += 1;
    }
    index += 1;
    add(counts, Math.min(length, longest) - 1);
  }
  const shares = Array.from({ length: longest }, (_, index) => {
    const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
    const least = 1 / factorial(index + 1);
    return index === longest - 1 ? least : least - 1 / factorial(index + 2);
  });
  expect(looksLike(counts, shares)).toBe(true);
});

it('returns to a part after geometric gaps (gap test)', () => {
  const [part, longest] = [0.1, 40];
  const counts = zeros(longest + 1);
  let gap = 0;
  for (const number of numbers) {
    if (number < part) {
      add(counts, Math.min(gap, longest));
      gap = 0;
    } else gap += 1;
  }
  const shares = Array.from({ length: longest + 1 }, (_, length) =>
    length === longest ? (1 - part) ** longest : part * (1 - part) ** length,
  );
  expect(looksLike(counts, shares)).toBe(true);
});

it('collects all of five kinds as fast as chance does (coupon test)', () => {
  const [kinds, longest] = [5, 30];
  const counts = zeros(longest - kinds + 1);
  let seen = new Set<number>();
  let length = 0;
  for (let index = 0; index < size; index += 1) {
    seen.add(digit(index, kinds));
    length += 1;
    if (seen.size < kinds) continue;
    add(counts, Math.min(length, longest) - kinds);
    seen = new Set();
    length = 0;
  }
  /** The chance to have them all after so many, by inclusion and exclusion of the kinds that are missing. */
  const complete = (draws: number) =>
    Array.from(
      { length: kinds + 1 },
      (_, missing) =>
        (missing % 2 === 0 ? 1 : -1) * Number(choose(kinds, missing)) * (1 - missing / kinds) ** draws,
    ).reduce((sum, part) => sum + part, 0);
  const shares = counts.map((_, index) => {
    const draws = index + kinds;
    return draws === longest ? 1 - complete(draws - 1) : complete(draws) - complete(draws - 1);
  });
  expect(looksLike(counts, shares)).toBe(true);
});
