import { expect, it } from 'vitest';
import { fallingAt, hitAt, mostShown } from './falling.ts';

it('shows sixty packets at most, all within the width, falling', () => {
  const packets = fallingAt(1234, 2000);
  expect(packets).toHaveLength(mostShown);
  for (const { x } of packets) expect(x > 0 && x < 1).toBe(true);
  const [before] = fallingAt(1000, 1);
  const [after] = fallingAt(1100, 1);
  expect(after?.y).toBeGreaterThan(before?.y ?? 1);
});

it('hits the nearest packet within reach and nothing beside', () => {
  const at = (index: number, x: number, y: number) => ({ index, x, y, turn: 0 });
  const packets = [at(0, 0.1, 0.5), at(1, 0.2, 0.5)];
  const size = { width: 100, height: 100, reach: 20 };
  expect(hitAt(packets, { x: 17, y: 50 }, size)?.index).toBe(1);
  expect(hitAt(packets, { x: 80, y: 50 }, size)).toBeUndefined();
});
