import { describe, expect, it } from 'vitest';
import { pocketAngle, pocketColour, wheelOrder } from './wheel-order.ts';

describe('the wheel', () => {
  it('has each of the 37 numbers once, red and black in turn from the zero on', () => {
    expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number));
    const [zero, ...colours] = wheelOrder.map(pocketColour);
    expect(zero).toBe('green');
    expect(colours.every((colour, place) => colour === (place % 2 === 0 ? 'red' : 'black'))).toBe(true);
  });

  it('lays the pockets at equal angles', () => {
    expect(pocketAngle(0)).toBe(0);
    expect(pocketAngle(32)).toBeCloseTo(360 / 37);
    expect(pocketAngle(26)).toBeCloseTo(360 - 360 / 37);
  });
});
