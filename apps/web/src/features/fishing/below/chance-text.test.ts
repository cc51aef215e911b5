import { expect, it } from 'vitest';
import { chanceText } from './chance-text.ts';

it('says an exact chance in percent, cut', () => {
  // 0.97 / 2 and 0.97 / 300, short of it by less than 2^-32.
  expect(chanceText('1041529569/2147483648')).toBe('48.49%');
  expect(chanceText('13887060/4294967296')).toBe('0.32%');
  expect(chanceText('1')).toBe('100.00%');
});
