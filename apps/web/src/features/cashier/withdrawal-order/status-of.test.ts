import { expect, it } from 'vitest';
import { standingOf } from './status-of.ts';

it('a withdrawal of which an appeal holds up a part is not said to be in transit', () => {
  expect(standingOf({ status: 'paying', orderState: 4014 })).toBe('disputed');
  expect(standingOf({ status: 'paying', orderState: 4012 })).toBe('paying');
  expect(standingOf({ status: 'frozen', orderState: 4014 })).toBe('frozen');
});
