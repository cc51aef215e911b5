import { describe, expect, it } from 'vitest';
import { seededNumbers } from '../worth/seeded-numbers.ts';
import { costBand } from './cost-band.ts';

describe('what draws cost', () => {
  it('is the mean with 1.96 standard deviations to either side', () => {
    // 8.00 in one of ten draws: 0.80 each; the variance of one is 64 x 0.09 = 5.76, of 100 draws 576: 24.00.
    const prizes = [
      { weight: 1, amount: 8_00n },
      { weight: 9, amount: 0n },
    ];
    // 1.96 x 24.00 = 47.04.
    expect(costBand(prizes, 100)).toEqual({ mean: 80_00n, low: 32_96n, high: 127_04n });
    expect(costBand(prizes, 4)).toMatchObject({ mean: 3_20n, low: 0n });
    expect(costBand(prizes, 0)).toEqual({ mean: 0n, low: 0n, high: 0n });
  });

  it('is exact where every draw gives the same', () => {
    expect(costBand([{ weight: 7, amount: 5_00n }], 30)).toEqual({
      mean: 150_00n,
      low: 150_00n,
      high: 150_00n,
    });
    expect(() => costBand([], 1)).toThrow('prizes without weights');
  });

  it('holds 95 of 100 seeded runs', () => {
    const prizes = [
      { weight: 5, amount: 20_00n },
      { weight: 25, amount: 3_00n },
      { weight: 70, amount: 0n },
    ];
    const [draws, runs] = [400, 2_000];
    const { low, high } = costBand(prizes, draws);
    const next = seededNumbers(7);
    let inside = 0;
    for (let run = 0; run < runs; run += 1) {
      let cost = 0n;
      for (let draw = 0; draw < draws; draw += 1) {
        const point = next() % 100;
        cost += point < 5 ? 20_00n : point < 30 ? 3_00n : 0n;
      }
      if (cost >= low && cost <= high) inside += 1;
    }
    // 1,900 of 2,000, with three standard deviations of sqrt(2,000 x 0.95 x 0.05) = 9.7.
    expect(Math.abs(inside - 1_900)).toBeLessThan(30);
  });
});
