import { describe, expect, it } from 'vitest';
import { clampPlace, nextCorner, type FloatPlace } from './float-place.ts';

const box = { width: 1280, height: 720 };
const size = { width: 132, height: 180 };

describe('where a float window stands', () => {
  it('stays in sight whole', () => {
    expect(clampPlace({ left: -50, top: 9999 }, size, box)).toEqual({ left: 0, top: 540 });
    expect(clampPlace({ left: 300, top: 200 }, size, box)).toEqual({ left: 300, top: 200 });
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
