import { describe, expect, it } from 'vitest';
import { spotBeside } from './nearest-spot.ts';
import { boardSizes, placeOf, type Place } from './spot-place.ts';

const faces = [1, 2, 3, 4, 5, 6];
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);

const spots = {
  baccarat: ['player', 'banker', 'tie', 'playerPair', 'bankerPair'],
  dragonTiger: ['dragon', 'tiger', 'tie', 'suitedTie'],
  roulette: [
    ...range(0, 36).map((number) => `straight.${number}`),
    ...range(1, 3).flatMap((number) => [`dozen.${number}`, `column.${number}`]),
    'red',
    'black',
    'odd',
    'even',
    'low',
    'high',
  ],
  sicbo: [
    'small',
    'big',
    'odd',
    'even',
    'anyTriple',
    ...faces.flatMap((face) => [`single.${face}`, `double.${face}`, `triple.${face}`]),
    ...range(4, 17).map((total) => `total.${total}`),
    ...faces.flatMap((low) => range(low + 1, 6).map((high) => `pair.${low}-${high}`)),
  ],
} as const;

const overlap = (a: Place, b: Place) =>
  a.x + a.w > b.x + 1e-6 && b.x + b.w > a.x + 1e-6 && a.y + a.h > b.y + 1e-6 && b.y + b.h > a.y + 1e-6;

describe('the fields of a felt', () => {
  it.each(Object.keys(spots) as (keyof typeof spots)[])('%s: lie on it, and none on another', (game) => {
    const places = spots[game].map((spot) => placeOf(game, spot) ?? expect.fail(spot));
    const { w, h } = boardSizes[game];
    expect(
      places.every(
        (one) => one.x >= 0 && one.y >= 0 && one.x + one.w <= w + 1e-6 && one.y + one.h <= h + 1e-6,
      ),
    ).toBe(true);
    for (const [index, one] of places.entries())
      expect(places.slice(index + 1).filter((other) => overlap(one, other))).toEqual([]);
  });

  it('are none for a spot that there is not', () => {
    expect(placeOf('baccarat', 'dragon')).toBeUndefined();
    expect(placeOf('baccarat', 'toString')).toBeUndefined();
    expect(placeOf('roulette', 'straight.37')).toBeUndefined();
    expect(placeOf('sicbo', 'pair.2-2')).toBeUndefined();
  });
});

/** The middle of a seam's mark, to two places. */
const middleOf = (spot: string) => {
  const { x, y, w, h } = placeOf('roulette', spot) ?? expect.fail(spot);
  return [x + w / 2, y + h / 2].map((value) => Math.round(value * 100) / 100);
};

describe('the seams of the roulette cloth', () => {
  it('lie between the numbers that they bet on', () => {
    // 1 at the bottom of the first column, 2 above it, 4 to its right.
    expect(middleOf('split.1-2')).toEqual([1.5, 2]);
    expect(middleOf('split.1-4')).toEqual([2, 2.5]);
    expect(middleOf('corner.1-2-4-5')).toEqual([2, 2]);
    expect(middleOf('street.1-2-3')).toEqual([1.5, 3]);
    expect(middleOf('line.1-2-3-4-5-6')).toEqual([2, 3]);
  });

  it('lie at the zero’s edge for the bets that have it', () => {
    expect(middleOf('split.0-2')).toEqual([1, 1.5]);
    expect(middleOf('trio.0-1-2')).toEqual([1, 2]);
    expect(middleOf('trio.0-2-3')).toEqual([1, 1]);
    expect(middleOf('firstFour.0-1-2-3')).toEqual([1, 3]);
  });
});

describe('arrow keys', () => {
  const places = new Map(
    spots.roulette.map((spot) => [spot, placeOf('roulette', spot) ?? expect.fail(spot)]),
  );

  it('lead to the next field in their direction and stop at the edge', () => {
    expect(spotBeside(places, 'straight.17', 'ArrowRight')).toBe('straight.20');
    expect(spotBeside(places, 'straight.17', 'ArrowUp')).toBe('straight.18');
    expect(spotBeside(places, 'straight.2', 'ArrowLeft')).toBe('straight.0');
    expect(spotBeside(places, 'straight.3', 'ArrowUp')).toBeUndefined();
    expect(spotBeside(places, 'straight.17', 'Enter')).toBeUndefined();
  });

  it('reach every field from the zero', () => {
    const reached = new Set(['straight.0']);
    for (const spot of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = spotBeside(places, spot, key);
        if (next !== undefined) reached.add(next);
      }
    expect(reached.size).toBe(places.size);
  });
});
