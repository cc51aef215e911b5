import { lanternRisks, lanternSizes } from '@fairway/fair-games';
import { describe, expect, it } from 'vitest';
import { kindsOf, lanternsOf } from './lantern-bet.ts';
import { hookPlace, leanAt, turnedTo, turnPart } from './lantern-turn.ts';

describe('the wheel of lanterns', () => {
  it('stands with the segment at the top, four to five turns further', () => {
    for (const segments of lanternSizes)
      for (let segment = 0; segment < segments; segment += 1)
        for (const from of [0, 36, 251.5]) {
          const to = turnedTo(from, segment, segments);
          const top = (((to + (segment * 360) / segments) % 360) + 360) % 360;
          expect(Math.min(top, 360 - top)).toBeCloseTo(0, 6);
          expect(to - from).toBeGreaterThanOrEqual(4 * 360 - 1e-6);
          expect(to - from).toBeLessThan(5 * 360);
        }
  });

  it('only goes forward and ends at rest', () => {
    const path = Array.from({ length: 101 }, (_, step) => turnPart(step / 100));
    expect(path).toEqual(path.toSorted((one, other) => one - other));
    expect([path[0], path[100], leanAt(0), leanAt(1)]).toEqual([0, 1, 0, 0]);
  });

  it('places hooks clockwise from the top', () => {
    expect(hookPlace(0, 0)).toBe('translate(0.000cqh, -31.000cqh) rotate(0.00deg)');
    expect(hookPlace(90, 2)).toMatch(/^translate\(31\.000cqh, -0\.000cqh\) rotate\(2\.00deg\)$/);
    expect(hookPlace(180, 0)).toMatch(/, 31\.000cqh\)/);
  });

  it('gives every kind of lantern a tone of its own and counts all', () => {
    for (const risk of lanternRisks)
      for (const segments of lanternSizes) {
        const kinds = kindsOf({ risk, segments });
        expect(new Set(kinds.map(({ tone }) => tone)).size).toBe(kinds.length);
        expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(lanternsOf({ risk, segments }).length);
        expect(kinds[0]?.tone).toBe('gold');
        expect(kinds.at(-1)).toMatchObject({ paid: '0', tone: 'dark' });
      }
  });
});
