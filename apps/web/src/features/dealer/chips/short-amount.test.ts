import { expect, it } from 'vitest';
import { shortAmount } from './short-amount.ts';

it('is what a chip has room for, and never more than lies there', () => {
  expect(['5.00', '0.20', '12.50', '999.99', '1000.00', '12590.00', '1250000.00'].map(shortAmount)).toEqual([
    '5',
    '0.2',
    '12.5',
    '999.9',
    '1k',
    '12.5k',
    '1250k',
  ]);
});
