import { playOf, readPick } from '@fairway/fair-games';
import { describe, expect, it } from 'vitest';
import { readingsOf, sidesOf } from './read-result.ts';

describe('what players read out of a result', () => {
  it.each([
    ['k3', [4, 5, 2], 'k3.sides', ['big', 'odd']],
    ['k3', [5, 3, 2], 'k3.sides', ['small', 'even']],
    ['lucky28', [9, 4, 1], 'lucky28.sides', ['big', 'even']],
    ['lucky28', [9, 3, 1], 'lucky28.sides', ['small', 'odd']],
    ['ssc', [1, 0, 0, 0, 1], 'ssc.dragonTiger', ['tie']],
    ['ssc', [3, 0, 0, 0, 1], 'ssc.dragonTiger', ['dragon']],
  ] as const)('is the side of %s %j that %s pays', (lottery, result, play, sides) => {
    expect(sidesOf(lottery, result)).toEqual(sides);
    for (const side of sides) {
      const [note = []] = readPick(playOf(play).form, side);
      expect(playOf(play).wins(note, result)).toBe(true);
    }
  });

  it('compares the places of PK10 from both ends', () => {
    const result = [10, 1, 3, 6, 5, 4, 7, 8, 2, 9];
    expect(sidesOf('pk10', result)).toEqual(['dragon', 'tiger', 'tiger', 'tiger', 'dragon']);
    expect(readingsOf('pk10', result)).toEqual([{ kind: 'sumOfFirst', value: 11 }]);
  });

  it('adds up digits, and gives the span of 3D', () => {
    expect(readingsOf('d3', [9, 2, 4])).toEqual([
      { kind: 'sum', value: 15 },
      { kind: 'span', value: 7 },
    ]);
    expect(sidesOf('x5', [1, 2, 3, 4, 5])).toEqual([]);
  });
});
