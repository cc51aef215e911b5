import { expect, it } from 'vitest';
import { formatRows } from './format-rows.ts';

it('aligns the columns, leaves null empty and keeps a row on its line', () => {
  expect(
    formatRows(
      ['bill_no', 'why'],
      [
        ['D1', 'two\nlines'],
        ['D1000', null],
      ],
    ),
  ).toBe('bill_no  why\n-------  ---------\nD1       two lines\nD1000\n(2)\n');
});

it('shows the names where there are no rows', () => {
  expect(formatRows(['bill_no'], [])).toBe('bill_no\n-------\n(0)\n');
});
