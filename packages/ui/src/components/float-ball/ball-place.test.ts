import { describe, expect, it } from 'vitest';
import { ballAt, placeNear, startAt } from './ball-place.ts';

const room = { width: 1600, height: 900, size: 68, header: 72 };

describe('where a ball rests', () => {
  it('snaps to the nearer side', () => {
    expect(placeNear(600, 400, room).side).toBe('left');
    expect(placeNear(800, 400, room).side).toBe('right');
  });

  it('stays between the header and the lower edge', () => {
    expect(ballAt({ side: 'right', part: 0 }, room)).toEqual({ left: 1506, top: 98 });
    expect(ballAt({ side: 'left', part: 1 }, room)).toEqual({ left: 26, top: 806 });
    expect(placeNear(0, -500, room).part).toBe(0);
    expect(placeNear(0, 5000, room).part).toBe(1);
  });

  it('comes back to the same spot', () => {
    const { left, top } = ballAt({ side: 'left', part: 0.4 }, room);
    expect(placeNear(left, top, room).part).toBeCloseTo(0.4);
  });

  it('holds in a window lower than the ball', () => {
    expect(ballAt({ side: 'right', part: 1 }, { ...room, height: 100 }).top).toBe(98);
  });

  it('starts by its own distance from the right and the top', () => {
    expect(startAt({ right: 100, top: 200 }, room)).toEqual({ left: 1600 - 68 - 100, top: 200 });
    expect(startAt({ right: 100, top: 320 }, { ...room, height: 300 }).top).toBe(300 - 68);
  });

  it('rests partly beyond the edge where there is no gutter, and comes out to be used', () => {
    const narrow = { ...room, width: 1280 };
    expect(ballAt({ side: 'right', part: 0 }, narrow, false).left).toBe(1280 - 68 + 24);
    expect(ballAt({ side: 'left', part: 0 }, narrow, false).left).toBe(-24);
    expect(ballAt({ side: 'right', part: 0 }, narrow, true).left).toBe(1280 - 68 - 6);
  });
});
