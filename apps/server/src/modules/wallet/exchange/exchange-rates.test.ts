import { cny, compare, rate, usdt } from '@fairway/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchangeAt, exchangeRates } from './exchange-rates.ts';

describe('rates of an exchange', () => {
  it('keep the spread on either side and are what is shown', () => {
    // 7.18 x 1.003 = 7.20154, up; 7.18 x 0.997 = 7.15846, down
    expect(exchangeRates(rate(718n, 2), 30)).toEqual({ buy: rate(72_016n, 4), sell: rate(71_584n, 4) });
    expect(exchangeAt(usdt(10_000000n), exchangeRates(rate(7n, 0), 0)).gets).toEqual(cny(70_00n));
  });

  it('never raise what a member has by going there and back, whatever amount, rate and spread', () => {
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 13n });
    fc.assert(
      fc.property(
        amounts,
        fc.bigInt({ min: 1n, max: 100_000n }),
        fc.integer({ min: 0, max: 500 }),
        fc.boolean(),
        (minor, base, spread, fromYuan) => {
          const rates = exchangeRates(rate(base, 2), spread);
          const start = fromYuan ? cny(minor) : usdt(minor);
          const there = exchangeAt(start, rates).gets;
          const back = exchangeAt(there, rates).gets;
          return compare(back, start) <= 0;
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
