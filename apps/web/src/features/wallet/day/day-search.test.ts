import { expect, it } from 'vitest';
import { readDaySearch } from './day-search.ts';

it('reads a day from the address and nothing else', () => {
  expect(readDaySearch({ day: '2026-06-14' })).toEqual({ day: '2026-06-14' });
  expect(readDaySearch({ day: 'yesterday' })).toEqual({});
  expect(readDaySearch({ day: '2026-13-40' })).toEqual({});
});
