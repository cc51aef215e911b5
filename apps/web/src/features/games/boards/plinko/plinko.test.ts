import { plinkoRisks, plinkoRows, plinkoSheet } from '@fairway/fair-games';
import { describe, expect, it } from 'vitest';
import { ballAt, pathPoints, pegsOf } from './ball-path.ts';
import { slotsOf } from './plinko-bet.ts';

const path = 'RLLRRRLR';

describe('the path of the ball', () => {
  const points = pathPoints(path);

  it('ends in the slot of its turns to the right', () => {
    const right = Array.from(path).filter((turn) => turn === 'R').length;
    const slot = right - path.length / 2;
    expect(ballAt(points, path.length)).toEqual({ across: slot, down: path.length });
    expect(ballAt(points, path.length + 1)).toEqual({ across: slot, down: path.length });
  });

  it('meets a peg in each row', () => {
    const pegs = pegsOf(path.length);
    for (const point of points.slice(0, -1)) expect(pegs).toContainEqual(point);
  });

  it('falls from above and has no leap', () => {
    expect(ballAt(points, -1).down).toBeLessThan(-1);
    for (let rows = -1; rows < path.length; rows += 0.05) {
      const [one, next] = [ballAt(points, rows), ballAt(points, rows + 0.05)];
      expect(Math.abs(next.across - one.across)).toBeLessThan(0.06);
      expect(Math.abs(next.down - one.down)).toBeLessThan(0.2);
    }
  });
});

describe('the slots', () => {
  it('are one more than rows, mirrored, the best at the edge', () => {
    for (const risk of plinkoRisks)
      for (const rows of plinkoRows) {
        const slots = slotsOf({ risk, rows });
        expect(slots).toHaveLength(rows + 1);
        expect(slots).toEqual(slots.toReversed());
        expect(Number(slots[0])).toBe(Math.max(...slots.map(Number)));
        expect(slots[Math.floor(rows / 2)]).not.toBe('0');
        expect(plinkoSheet.tables[risk][rows]).toHaveLength(Math.floor(rows / 2) + 1);
      }
  });
});
