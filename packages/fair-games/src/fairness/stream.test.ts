import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairGamesError } from '../fair-games-error.ts';
import { nodeHashing, testStream } from '../testing/node-hashing.ts';
import { memberStream } from './member-seeds.ts';
import { sharedStream } from './shared-draw.ts';
import { stream, streamOf, two32 } from './stream.ts';

/** The same rule in other terms: whole blocks, bigint arithmetic, text keys. */
function* numbersOf(key: string, message: string): Generator<bigint> {
  for (let cursor = 0; ; cursor += 1) {
    const hex = createHmac('sha256', key).update(`${message}:${cursor}`).digest('hex');
    for (const part of hex.match(/.{8}/g) ?? []) yield BigInt(`0x${part}`);
  }
}

function belowOf(numbers: Iterator<bigint>, n: bigint): number {
  for (;;) {
    const product = ((numbers.next().value as bigint | undefined) ?? 0n) * n;
    if ((product & 0xffffffffn) >= 4294967296n % n) return Number(product >> 32n);
  }
}

const seed = createHash('sha256').update('a seed').digest('hex');

describe('the stream', () => {
  it('is what an independent reading of the rule gives, for every key, message and range', () => {
    const range = fc.integer({ min: 1, max: 2 ** 21 });
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.array(range, { maxLength: 40 }), (key, message, ranges) => {
        const ours = stream(nodeHashing, key, message);
        const theirs = numbersOf(key, message);
        expect(ranges.map((n) => ours.below(n))).toEqual(ranges.map((n) => belowOf(theirs, BigInt(n))));
      }),
      { numRuns: 200 },
    );
  });

  it('gives published numbers for a published seed', () => {
    const member = memberStream(nodeHashing, { serverSeed: seed, clientSeed: 'lucky', nonce: 7 });
    const theirs = numbersOf(seed, 'lucky:7');
    const first = Array.from({ length: 20 }, () => member.next());
    expect(first).toEqual(Array.from({ length: 20 }, () => Number(theirs.next().value)));
    // printf lucky:7:0 | openssl dgst -sha256 -hmac "$(printf 'a seed' | sha256sum | cut -c1-64)" begins f1b7e504.
    expect(first[0]).toBe(0xf1b7e504);
  });

  it('takes the message of a shared draw from randomness, code and issue', () => {
    const randomness = createHash('sha256').update('round').digest('hex');
    const shared = sharedStream(nodeHashing, { link: seed, randomness, code: 'k3', issue: '20261126-017' });
    expect(shared.next()).toBe(Number(numbersOf(seed, `${randomness}:k3:20261126-017`).next().value));
  });

  it('draws again where the low numbers would be likelier', () => {
    // 2^32 mod 3 = 1: the product 0 is rejected, the next number counts.
    const numbers = [0, two32 - 1];
    expect(streamOf(() => numbers.shift() ?? 1).below(3)).toBe(2);
    const kept = [1];
    expect(streamOf(() => kept.shift() ?? 1).below(3)).toBe(0);
  });

  it('picks different numbers by swapping from the front', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 60 }), (name, n) => {
        const picked = testStream(name).pick(n, n);
        expect(picked.toSorted((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, index) => index));
        expect(testStream(name).pick(n, Math.ceil(n / 2))).toEqual(picked.slice(0, Math.ceil(n / 2)));
      }),
    );
    const draws = [4, 0, 1];
    // below(5)=4, below(4)=0, below(3)=1: 0 1 2 3 4 -> 4 1 2 3 0 -> 4 1 2 .. -> 4 1 3
    const u = draws.map((draw, index) => Math.ceil((draw * two32) / (5 - index)) + 1);
    expect(streamOf(() => u.shift() ?? 1).pick(5, 3)).toEqual([4, 1, 3]);
  });

  it('refuses ranges that it cannot draw evenly', () => {
    const source = testStream('range');
    for (const n of [0, -1, 1.5, 2 ** 21 + 1, Number.NaN])
      expect(() => source.below(n)).toThrow(FairGamesError);
    expect(() => source.pick(3, 4)).toThrow(FairGamesError);
    expect(() => source.pick(3, -1)).toThrow(FairGamesError);
  });
});
