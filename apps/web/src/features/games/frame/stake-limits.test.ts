import { Fraction, formatMoney } from '@fairway/money';
import { expect, it } from 'vitest';
import { greatestStake, scaledStake, stakeFault } from './stake-limits.ts';

const bounds = { currency: 'CNY', least: '1.00', most: '5000.00', mostReturn: '1000000.00' } as const;
const even = greatestStake(bounds, Fraction.of(2n));

it('takes the whole stake on an even bet, and less where the return would pass what the house takes on', () => {
  expect(formatMoney(even)).toBe('5000.00');
  expect(formatMoney(greatestStake(bounds, Fraction.of(990_099n, 100n)))).toBe('101.00');
});

it('halves and doubles within the bounds', () => {
  expect(scaledStake('10.00', Fraction.of(2n), bounds, even)).toBe('20.00');
  expect(scaledStake('1.50', Fraction.HALF, bounds, even)).toBe('1.00');
  expect(scaledStake('4000.00', Fraction.of(2n), bounds, even)).toBe('5000.00');
  expect(scaledStake('', Fraction.of(2n), bounds, even)).toBe('2.00');
});

it.each([
  ['', 'malformed'],
  ['0.99', 'belowLeast'],
  ['5000.01', 'aboveMost'],
  ['50.01', 'short'],
  ['50.00', undefined],
])('finds what keeps %s from being taken', (stake, fault) => {
  expect(stakeFault(stake, bounds, even, '50.00')).toBe(fault);
});

it('counts in USDT to its six places', () => {
  const usdt = { currency: 'USDT', least: '0.2', most: '714', mostReturn: '142857' } as const;
  const greatest = greatestStake(usdt, Fraction.of(990_099n, 100n));
  expect(formatMoney(greatest)).toBe('14.428557');
  expect(scaledStake('0.3', Fraction.HALF, usdt, greatest)).toBe('0.200000');
  expect(stakeFault('14.428558', usdt, greatest, undefined)).toBe('aboveMost');
  expect(stakeFault('0.2', usdt, greatest, '0.199999')).toBe('short');
});
