import { expect, it } from 'vitest';
import { shownStatus } from './status-of.ts';

it('a withdrawal of which an appeal holds up a part is not said to be in transit', () => {
  expect(shownStatus({ status: 'paying', orderState: 4014 })).toBe('disputed');
  expect(shownStatus({ status: 'paying', orderState: 4012 })).toBe('paying');
  expect(shownStatus({ status: 'frozen', orderState: 4014 })).toBe('frozen');
});
