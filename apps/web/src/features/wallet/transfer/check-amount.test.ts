import { describe, expect, it } from 'vitest';
import { checkAmount } from './check-amount.ts';

const bounds = { currency: 'CNY', available: '100.00', min: '0.01', max: '10000000.00' } as const;

describe('an amount to transfer', () => {
  it.each([
    ['', 'empty'],
    ['0', 'tooLittle'],
    ['0.01', undefined],
    ['100', undefined],
    ['100.01', 'tooMuch'],
  ])('%s is %s', (text, fault) => {
    expect(checkAmount(text, bounds)).toBe(fault);
  });

  it('has nothing to be taken from in an empty wallet', () => {
    expect(checkAmount('1', { ...bounds, available: '0.00' })).toBe('nothing');
  });

  it('ends at the limit of one transfer', () => {
    expect(checkAmount('11000000', { ...bounds, available: '99000000.00' })).toBe('overMax');
  });
});
