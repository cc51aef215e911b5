import { describe, expect, it } from 'vitest';
import { clampPlace, firstPlace, isBesideColumn, nextCorner, type FloatPlace } from './float-place.ts';

const box = { width: 1280, height: 720 };
const size = { width: 132, height: 180 };

describe('the position of a float window', () => {
  it('stays in sight whole', () => {
    expect(clampPlace({ left: -50, top: 9999 }, size, box)).toEqual({ left: 0, top: 540 });
    expect(clampPlace({ left: 300, top: 200 }, size, box)).toEqual({ left: 300, top: 200 });
  });

  it('waits beside the column, and at the edge where there is no room beside it', () => {
    const wide = { width: 1440, height: 900 };
    const slim = { width: 104, height: 136 };
    expect(isBesideColumn(slim, wide)).toBe(true);
    expect(firstPlace(slim, wide)).toEqual({ left: 8, top: 668 });
    expect(isBesideColumn(slim, box)).toBe(false);
    expect(firstPlace(slim, box).left).toBe(0);
    expect(firstPlace(slim, { width: 1920, height: 1080 }).left).toBe(24);
  });

  it('goes round all four corners', () => {
    let place: FloatPlace = { left: 24, top: 500 };
    const seen = [1, 2, 3, 4].map(() => {
      place = nextCorner(place, size, box);
      return place;
    });
    expect(seen).toEqual([
      { left: 24, top: 96 },
      { left: 1124, top: 96 },
      { left: 1124, top: 516 },
      { left: 24, top: 516 },
    ]);
  });
});
