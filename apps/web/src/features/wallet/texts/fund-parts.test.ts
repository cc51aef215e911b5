import { describe, expect, it } from 'vitest';
import { fundParts } from './fund-parts.ts';

const balance = {
  centerWalletBalance: '70.00',
  lockedWalletBalance: '30.00',
  venueMoney: { 'fairway-sports': '50.00', beichen: '12.50' },
  inTransitMoney: '5.00',
  yebWalletBalance: '0.00',
  totalFunds: '239.31',
};

describe('the slices of the total', () => {
  it('add up to it to the cent', () => {
    expect(fundParts(balance).map(({ key, amount }) => [key, amount])).toEqual([
      ['center', '70.00'],
      ['locked', '30.00'],
      ['venues', '62.50'],
      ['inTransit', '5.00'],
      ['usdt', '71.81'],
    ]);
  });
});
