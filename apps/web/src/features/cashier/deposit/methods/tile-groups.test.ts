import { describe, expect, it } from 'vitest';
import { tileGroups } from './tile-groups.ts';

const groups = (...sizes: number[]) =>
  sizes.map((size, group) => ({ group, cards: Array.from({ length: size }, (_, card) => card) }));
const widths = (...sizes: number[]) =>
  tileGroups(groups(...sizes)).map(({ sixths, cards }) => [
    sixths,
    cards.map((card) => card.sixths).join(''),
  ]);

describe('the tiles of the deposit methods', () => {
  it('puts a group of one and one of two on one row', () => {
    expect(widths(1, 2, 3)).toEqual([
      [2, '2'],
      [4, '22'],
      [6, '222'],
    ]);
    expect(widths(2, 1).map(([sixths]) => sixths)).toEqual([4, 2]);
  });

  it('lays the last two or four of a group by halves', () => {
    expect(widths(4, 5, 7).map(([, cards]) => cards)).toEqual(['3333', '22233', '2223333']);
  });

  it('gives a lone method the whole row', () => {
    expect(widths(1, 4)).toEqual([
      [6, '6'],
      [6, '3333'],
    ]);
  });

  it('leaves no row with a gap', () => {
    for (let size = 1; size <= 20; size += 1)
      for (const { cards } of tileGroups(groups(size))) {
        const filled = cards.reduce((sum, { sixths }) => {
          const next = (sum % 6) + sixths;
          expect(next).toBeLessThanOrEqual(6);
          return sum + sixths;
        }, 0);
        expect(filled % 6).toBe(0);
      }
  });
});
