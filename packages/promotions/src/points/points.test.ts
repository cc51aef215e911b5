import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { earnPoints, type EarnedPoints } from './earn-points.ts';
import { goneFrom, goneLots, takeOldest } from './point-lots.ts';

it('gives a point for each whole 100.00, however the play is cut and whatever is taken back', () => {
  const plays = fc.array(fc.bigInt({ min: -50_000_00n, max: 50_000_00n }), { maxLength: 20 });
  fc.assert(
    fc.property(plays, (played) => {
      let state: EarnedPoints = { points: 0n, carried: 0n };
      for (const one of played) {
        const { points, carried } = earnPoints(state.carried, one);
        state = { points: state.points + points, carried };
      }
      const total = played.reduce((sum, one) => sum + one, 0n);
      expect(state.points * 100_00n + state.carried).toBe(total);
      expect(state.carried >= 0n && state.carried < 100_00n).toBe(true);
    }),
  );
  expect(earnPoints(99_99n, 1n)).toEqual({ points: 1n, carried: 0n });
  expect(earnPoints(0n, -1n)).toEqual({ points: -1n, carried: 99_99n });
});

const lots = [
  { month: '2026-11-01', left: 7n },
  { month: '2025-12-01', left: 5n },
  { month: '2026-01-01', left: 0n },
];

it('spends the oldest points first, and none where there are too few', () => {
  expect(takeOldest(lots, 6n)).toEqual([
    { month: '2025-12-01', left: 5n },
    { month: '2026-11-01', left: 1n },
  ]);
  expect(takeOldest(lots, 12n)).toHaveLength(2);
  expect(takeOldest(lots, 13n)).toBeUndefined();
  expect(takeOldest([], 0n)).toEqual([]);
});

it('keeps points for 12 months after their month', () => {
  expect(goneFrom('2025-12-31')).toBe('2027-01-01');
  expect(goneFrom('2026-11-27')).toBe('2027-12-01');
  expect(goneLots(lots, '2026-12-31')).toEqual([]);
  expect(goneLots(lots, '2027-01-01')).toEqual([{ month: '2025-12-01', left: 5n }]);
});
