import { describe, expect, it } from 'vitest';
import { expectedBonus } from './expected-bonus.ts';
import { formerAmount } from './former-amount.ts';

const terms = { currency: 'CNY', depositRate: '0.8', rewardLeft: '10.00' } as const;

describe('what a deposit will earn', () => {
  it('is rounded down and ends at what is left of the day', () => {
    // 203.00 at 0.8 % is 1.624
    expect(expectedBonus('203', terms)).toBe('1.62');
    expect(expectedBonus('5000', terms)).toBe('10.00');
    expect(expectedBonus('203', { ...terms, depositRate: '0' })).toBe('0');
    expect(expectedBonus('20.5', { currency: 'USDT', depositRate: '1', rewardLeft: '9.000000' })).toBe(
      '0.205000',
    );
  });
});

describe('the amount of the former deposit', () => {
  const card = {
    payTypeId: 1,
    currency: 'CNY',
    depositMinAmount: '100.00',
    depositMaxAmount: '500.00',
  } as Parameters<typeof formerAmount>[0][number];

  it('is there as it was typed, while its method still takes it', () => {
    expect(formerAmount([card], { payType: 1, amount: '300.00' })).toBe('300');
    expect(formerAmount([card], { payType: 1, amount: '50.00' })).toBe('');
    expect(formerAmount([card], { payType: 2, amount: '300.00' })).toBe('');
    expect(formerAmount([card], undefined)).toBe('');
  });
});
