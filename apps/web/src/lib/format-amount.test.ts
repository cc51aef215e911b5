import { describe, expect, it } from 'vitest';
import { exactAmount, wholeAmount } from './format-amount.ts';

describe('amounts as the cashier writes them', () => {
  it('keeps two places and every further digit that counts', () => {
    expect(exactAmount('1003.37', 'CNY')).toBe('¥1,003.37');
    expect(exactAmount('100.000000', 'USDT')).toBe('₮100.00');
    expect(exactAmount('100.100000', 'USDT')).toBe('₮100.10');
    expect(exactAmount('100.000100', 'USDT')).toBe('₮100.0001');
    expect(exactAmount('0.000001', 'USDT', { symbol: false })).toBe('0.000001');
  });

  it('writes limits without empty places', () => {
    expect(wholeAmount('50000.00', 'CNY')).toBe('¥50,000');
    expect(wholeAmount('10.500000', 'USDT', { symbol: false })).toBe('10.50');
  });
});
