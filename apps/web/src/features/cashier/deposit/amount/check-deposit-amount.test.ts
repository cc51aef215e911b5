import { describe, expect, it } from 'vitest';
import { checkDepositAmount } from './check-deposit-amount.ts';

const yuan = { currency: 'CNY', depositMinAmount: '100.00', depositMaxAmount: '500.00' } as const;
const usdt = { currency: 'USDT', depositMinAmount: '10.000000', depositMaxAmount: '50.000000' } as const;

describe('the amount of a deposit', () => {
  it('lies between the limits, both included [DEP-022]', () => {
    expect(checkDepositAmount('', yuan)).toBe('empty');
    expect(checkDepositAmount('99', yuan)).toBe('tooSmall');
    expect(checkDepositAmount('100', yuan)).toBeUndefined();
    expect(checkDepositAmount('500', yuan)).toBeUndefined();
    expect(checkDepositAmount('501', yuan)).toBe('tooLarge');
  });

  it('is whole in yuan: a leading or trailing dot and a fraction are flagged [DEP-023]', () => {
    expect(checkDepositAmount('.5', yuan)).toBe('notWhole');
    expect(checkDepositAmount('5.', yuan)).toBe('notWhole');
    expect(checkDepositAmount('5.5', yuan)).toBe('notWhole');
    expect(checkDepositAmount('5', yuan)).toBe('tooSmall');
  });

  it('may have places in USDT, as many as the token has', () => {
    expect(checkDepositAmount('10.000001', usdt)).toBeUndefined();
    expect(checkDepositAmount('9.999999', usdt)).toBe('tooSmall');
    expect(checkDepositAmount('10.0000001', usdt)).toBe('malformed');
  });
});
