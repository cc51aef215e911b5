import { describe, expect, it } from 'vitest';
import { endsOf, corners } from './corners.ts';
import { ScratchedArea } from './scratched-area.ts';

describe('what is rubbed off a card', () => {
  it('grows with where the pointer has been, and not by rubbing one place twice', () => {
    const area = new ScratchedArea({ width: 100, height: 100 }, 20);
    const once = area.rub(50, 50);
    // A circle of radius 20 on 100 by 100 is 12.6 %, in cells of 10.
    expect(once).toBeGreaterThan(0.09);
    expect(once).toBeLessThan(0.16);
    expect(area.rub(50, 50)).toBe(once);
    expect(area.rub(10, 10)).toBeGreaterThan(once);
    for (let x = 0; x <= 100; x += 10) for (let y = 0; y <= 100; y += 10) area.rub(x, y);
    expect(area.rub(0, 0)).toBe(1);
  });

  it('counts nothing beside the card', () => {
    expect(new ScratchedArea({ width: 100, height: 100 }, 20).rub(-300, 900)).toBe(0);
  });
});

describe('a shot', () => {
  it('meets the keeper where it is saved, and passes on another side where it goes in', () => {
    for (const { code } of corners) {
      const saved = endsOf(code, false);
      expect(saved.keeper.x).toBe(saved.ball.x);
      const goal = endsOf(code, true);
      expect(Math.abs(goal.keeper.x - goal.ball.x)).toBeGreaterThan(80);
    }
  });
});
