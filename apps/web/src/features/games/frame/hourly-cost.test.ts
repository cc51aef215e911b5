import { expect, it } from 'vitest';
import { hourlyCost } from './hourly-cost.ts';

it('is the share that stays with the house, times stake and rounds of an hour', () => {
  const fastest = { paceMilliseconds: 5_000, rounds: 0, elapsedMilliseconds: 0 };
  // 10.00 x 1 % x 720 rounds
  expect(hourlyCost(['10.00', 'CNY'], '99.00', fastest)).toBe('72.00');
  // Four rounds in a minute: 240 an hour.
  expect(hourlyCost(['10.00', 'CNY'], '99.00', { ...fastest, rounds: 4, elapsedMilliseconds: 60_000 })).toBe(
    '24.00',
  );
  // 2 USDT x 1 % x 720 rounds
  expect(hourlyCost(['2', 'USDT'], '99.00', fastest)).toBe('14.400000');
  // Never faster than the pace allows.
  expect(hourlyCost(['10.00', 'CNY'], '99.00', { ...fastest, rounds: 9, elapsedMilliseconds: 9 })).toBe(
    '72.00',
  );
});
