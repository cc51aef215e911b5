import { describe, expect, it } from 'vitest';
import { checkWithdrawalAmount, netAmount } from './check-withdrawal-amount.ts';

const terms = {
  currency: 'CNY',
  min: '100.00',
  max: '50000.00',
  available: '60000.00',
  daily: { left: '40000.00' },
} as const;

describe('the amount of a withdrawal', () => {
  it('lies between the limits', () => {
    expect(checkWithdrawalAmount('', terms)).toBe('empty');
    expect(checkWithdrawalAmount('.', terms)).toBe('malformed');
    expect(checkWithdrawalAmount('99.99', terms)).toBe('tooSmall');
    expect(checkWithdrawalAmount('100', terms)).toBeUndefined();
    expect(checkWithdrawalAmount('50000.01', terms)).toBe('tooLarge');
  });

  it('is within the balance and what is left of the day', () => {
    expect(checkWithdrawalAmount('60000.01', terms)).toBe('aboveBalance');
    expect(checkWithdrawalAmount('40000', terms)).toBeUndefined();
    expect(checkWithdrawalAmount('40000.01', terms)).toBe('aboveDay');
  });

  it('arrives less its fee', () => {
    // 100.000000 - 1.000000
    expect(netAmount('100', { currency: 'USDT', fee: '1.000000' })).toBe('99.000000');
    expect(netAmount('0.5', { currency: 'USDT', fee: '1.000000' })).toBe('0.000000');
    expect(netAmount('', { currency: 'USDT', fee: '1.000000' })).toBe('0.000000');
  });
});
