import { expect, it } from 'vitest';
import { isDue } from './check-time.ts';

it('is due once the minutes are over, to the millisecond', () => {
  const mark = { checkedAt: 1_000 };
  expect(isDue(mark, 30, 1_000 + 30 * 60_000 - 1)).toBe(false);
  expect(isDue(mark, 30, 1_000 + 30 * 60_000)).toBe(true);
});
