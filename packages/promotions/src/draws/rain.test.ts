import { FairGamesError, type Stream } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeHashing, seedOf, testStream } from '../testing/node-hashing.ts';
import { seededNumbers } from '../worth/seeded-numbers.ts';
import { drawRain, mostAboveLeast, packetsOf, rainMessage } from './rain.ts';

/** Every course of draws with its chance: the function runs once for each, and each asks for its next number here. */
function* courses<T>(run: (numbers: Pick<Stream, 'below'>) => T): Generator<{ result: T; chance: Fraction }> {
  const open: number[][] = [[]];
  for (let course = open.pop(); course !== undefined; course = open.pop()) {
    const drawn = course;
    let [place, chance] = [0, Fraction.ONE];
    const below = (n: number): number => {
      if (place === drawn.length) {
        // This course ends its list with 0; its sisters are run later.
        for (let other = 1; other < n; other += 1) open.push([...drawn, other]);
        drawn.push(0);
      }
      chance = chance.div(Fraction.of(BigInt(n)));
      place += 1;
      return drawn[place - 1] ?? 0;
    };
    yield { result: run({ below }), chance };
  }
}

describe('the packets of a rain', () => {
  it.each([
    [7n, 3, 1n],
    [5n, 3, 0n],
    [9n, 4, 1n],
    [2n, 4, 0n],
    [3n, 2, 0n],
    [4n, 4, 1n],
  ])('have one mean at every place: %s in %i packets from %s', (pot, packets, least) => {
    const means = Array.from({ length: packets }, () => Fraction.ZERO);
    let total = Fraction.ZERO;
    for (const { result, chance } of courses((numbers) => packetsOf(numbers, { pot, packets, least }))) {
      total = total.add(chance);
      for (const [place, packet] of result.entries())
        means[place] = (means[place] ?? Fraction.ZERO).add(chance.mul(Fraction.of(packet)));
    }
    expect(String(total)).toBe('1');
    const mean = String(Fraction.of(pot, BigInt(packets)));
    expect(means.map(String)).toEqual(means.map(() => mean));
  });

  it('add up to the pot and none is under the least', () => {
    const pots = fc.record({
      packets: fc.integer({ min: 1, max: 200 }),
      least: fc.bigInt(0n, 20n),
      spare: fc.bigInt(0n, 100_000n),
    });
    fc.assert(
      fc.property(fc.string(), pots, (name, { packets, least, spare }) => {
        const pot = least * BigInt(packets) + spare;
        const drawn = packetsOf(testStream(name), { pot, packets, least });
        expect(drawn).toHaveLength(packets);
        expect(drawn.reduce((sum, one) => sum + one, 0n)).toBe(pot);
        expect(drawn.every((one) => one >= least)).toBe(true);
      }),
    );
  });

  it('favour neither the first nor the last of 2,000', () => {
    // 100.00 in 2,000 from nothing: a mean of 5 fen, where rounding down alone would leave the last 18 % too much.
    let [first, last] = [0n, 0n];
    const rains = 600;
    // A quick generator: what is tested is how the pot is cut.
    const next = seededNumbers(1);
    const below = (n: number) => Math.floor((next() * n) / 2 ** 32);
    for (let rain = 0; rain < rains; rain += 1) {
      const drawn = packetsOf({ below }, { pot: 100_00n, packets: 2_000, least: 0n });
      first += drawn.slice(0, 20).reduce((sum, one) => sum + one, 0n);
      last += drawn.slice(-20).reduce((sum, one) => sum + one, 0n);
    }
    // 12,000 packets each end; the seeds are fixed. A sum of 60,000 has a deviation of about 350 at the start, 420 at the end.
    expect(Math.abs(Number(first) - 60_000)).toBeLessThan(1_200);
    expect(Math.abs(Number(last) - 60_000)).toBeLessThan(2_000);
  });

  it('are drawn from seed, randomness and session', () => {
    const draw = { serverSeed: seedOf('rain'), randomness: seedOf('round'), session: '20261127-2000' };
    const pot = { pot: 8_888_00n, packets: 2_000, least: 1n };
    expect(rainMessage(draw)).toBe(`${seedOf('round')}:rain:20261127-2000`);
    const drawn = drawRain(nodeHashing, draw, pot);
    expect(drawn.reduce((sum, one) => sum + one, 0n)).toBe(8_888_00n);
    expect(drawRain(nodeHashing, { ...draw, session: '20261128-2000' }, pot)).not.toEqual(drawn);
    expect(rainMessage({ ...draw, randomness: '' })).toBe(':rain:20261127-2000');
    for (const wrong of [{ serverSeed: 'x' }, { randomness: 'x' }, { session: 'a:b' }])
      expect(() => drawRain(nodeHashing, { ...draw, ...wrong }, pot)).toThrow(FairGamesError);
  });

  it.each([
    { pot: 9n, packets: 10, least: 1n },
    { pot: 10n, packets: 0, least: 1n },
    { pot: 10n, packets: 1.5, least: 1n },
    { pot: 10n, packets: 2, least: -1n },
    { pot: mostAboveLeast + 1n, packets: 2, least: 0n },
  ])('refuse %o', (pot) => {
    expect(() => packetsOf(testStream('refused'), pot)).toThrow(FairGamesError);
    expect(packetsOf(testStream('most'), { pot: mostAboveLeast, packets: 2, least: 0n })).toHaveLength(2);
  });
});
