import { describe, expect, it } from 'vitest';
import { estimate, unitOf } from './estimate.ts';

const terms = { buyRate: '7.2016', sellRate: '7.1584' };

describe('what an exchange would bring', () => {
  it('follows the rate of its direction, rounded as the house rounds', () => {
    expect(estimate({ from: 'USDT', amount: '10', available: '10.000000', terms })).toEqual({
      gets: '71.58',
      fault: undefined,
    });
    expect(estimate({ from: 'CNY', amount: '72.02', available: '100.00', terms }).gets).toBe('10.000555');
  });

  it('says what is wrong with the amount', () => {
    expect(estimate({ from: 'CNY', amount: '', available: '1.00', terms }).fault).toBe('empty');
    expect(estimate({ from: 'CNY', amount: '1.01', available: '1.00', terms }).fault).toBe('tooMuch');
  });

  it('carries USDT for the USDT wallet and RMB for the CNY wallet [WALLET-034]', () => {
    expect([unitOf('USDT'), unitOf('CNY')]).toEqual(['USDT', 'RMB']);
  });
});
