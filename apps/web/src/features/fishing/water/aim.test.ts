import { expect, it } from 'vitest';
import { cannonLevel } from './cannon-art.ts';
import { WaterState } from './flying-shots.ts';
import { angleTo, restingAngle, turned, waterPoint } from './aim.ts';

it('aims from each cannon at a point of the water', () => {
  // The first stands at (480, 876): straight up, right, and half way between.
  expect(angleTo(1, 480, 100)).toBe(768);
  expect(angleTo(1, 1600, 876)).toBe(0);
  expect(angleTo(1, 980, 376)).toBe(896);
  // The third above it, straight down.
  expect(angleTo(3, 480, 800)).toBe(256);
  expect([1, 2, 3, 4].map(restingAngle)).toEqual([768, 768, 256, 256]);
});

it('turns to the same side of the screen from above as from below, and around the whole circle', () => {
  expect(turned(1, 768, 1, 16)).toBe(784);
  expect(turned(3, 256, 1, 16)).toBe(240);
  expect(turned(1, 8, -1, 16)).toBe(1016);
});

it('finds the water under a pointer', () => {
  expect(waterPoint({ left: 10, top: 20, width: 800, height: 450 }, { clientX: 410, clientY: 245 })).toEqual({
    x: 800,
    y: 450,
  });
});

it('draws three cannons over the sizes of a pool, the smallest first', () => {
  const sizes = ['0.10', '0.50', '1.00', '2.00', '5.00'];
  expect(sizes.map((size) => cannonLevel(sizes, size))).toEqual([1, 1, 2, 2, 3]);
  expect(cannonLevel(['1.00', '2.00', '5.00'], '5.00')).toBe(3);
  expect(cannonLevel([], '0')).toBe(1);
});

it('keeps what another seat shot with last, until its place is free', () => {
  const water = new WaterState();
  const shot = {
    number: 1,
    tick: 5,
    angle: 700,
    outcome: 'miss',
    fish: 3,
    contact: 20,
    multiple: 0,
  } as const;
  water.hear(2, 3, [shot, { ...shot, number: 2, angle: 712 }]);
  expect(water.cannons.get(2)).toEqual({ level: 3, angle: 712 });
  expect(water.shots).toHaveLength(2);
  water.hear(2, 1, [shot]);
  water.keepCannons([1, 2]);
  expect(water.cannons.get(2)?.level).toBe(1);
  water.keepCannons([1]);
  expect(water.cannons.size).toBe(0);
});
