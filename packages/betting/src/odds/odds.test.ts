import * as fc from 'fast-check';
import { MoneySyntaxError, formatMoney } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { greatestPrice, leastPrice, oddsFormats, acceptsPrice, formatOdds, formatPrice } from '../index.ts';
import { fractionalOdds, isNegativeQuote, oddsIn, parseOdds, parsePrice, payoutExample } from '../index.ts';
import { priceFromOdds, price as checked } from '../index.ts';

const prices = fc.bigInt({ min: leastPrice, max: 1_000_000n });

describe('a price in every format', () => {
  it.each([
    // stored   欧洲      香港      马来      印尼       美式        分数
    [1950n, '1.95', '0.95', '0.95', '-1.05', '-105', '19/20'], // 1/0.95 = 1.0526; 100/0.95 = 105.26
    [2000n, '2.00', '1.00', '1.00', '1.00', '+100', '1/1'], // even money is positive everywhere
    [2050n, '2.05', '1.05', '-0.95', '1.05', '+105', '21/20'], // 1/1.05 = 0.9524
    [2500n, '2.50', '1.50', '-0.67', '1.50', '+150', '3/2'], // 1/1.5 = 0.6667
    [1500n, '1.50', '0.50', '0.50', '-2.00', '-200', '1/2'],
    [1909n, '1.909', '0.909', '0.909', '-1.10', '-110', '10/11'], // 100/0.909 = 110.01
    [1910n, '1.91', '0.91', '0.91', '-1.10', '-110', '91/100'],
    [1833n, '1.833', '0.833', '0.833', '-1.20', '-120', '5/6'],
    [1333n, '1.333', '0.333', '0.333', '-3.00', '-300', '1/3'],
    [1010n, '1.01', '0.01', '0.01', '-100.00', '-10000', '1/100'],
    [1001n, '1.001', '0.001', '0.001', '-1000.00', '-100000', '1/1000'],
    [3000n, '3.00', '2.00', '-0.50', '2.00', '+200', '2/1'],
    [3666n, '3.666', '2.666', '-0.38', '2.666', '+267', '1333/500'], // 8/3 reads as 3.667, not this price
    [3667n, '3.667', '2.667', '-0.37', '2.667', '+267', '8/3'], // 1/2.667 = 0.37495
    [12000n, '12.00', '11.00', '-0.091', '11.00', '+1100', '11/1'], // 1/11 = 0.0909
    [501000n, '501.00', '500.00', '-0.0020', '500.00', '+50000', '500/1'],
  ] as const)('%s', (stored, ...texts) => {
    expect(oddsFormats.map((format) => formatOdds(format, stored))).toEqual(texts);
  });

  it('comes back exactly from the unrounded quote of every format', () => {
    fc.assert(
      fc.property(prices, fc.constantFrom(...oddsFormats), (stored, format) => {
        expect(priceFromOdds(format, oddsIn(format, stored))).toBe(stored);
      }),
    );
  });

  it('comes back exactly from the text wherever the text is exact', () => {
    fc.assert(
      fc.property(prices, (stored) => {
        for (const format of ['european', 'hongKong', 'fractional'] as const) {
          expect(parseOdds(format, formatOdds(format, stored))).toBe(stored);
        }
        if (!isNegativeQuote('malay', stored))
          expect(parseOdds('malay', formatOdds('malay', stored))).toBe(stored);
        if (stored >= 2000n) expect(parseOdds('indonesian', formatOdds('indonesian', stored))).toBe(stored);
        expect(priceFromOdds('fractional', fractionalOdds(stored))).toBe(stored);
      }),
    );
  });

  it('stays within half a shown unit where the text is rounded', () => {
    fc.assert(
      fc.property(prices, fc.constantFrom('malay' as const, 'indonesian' as const), (stored, format) => {
        fc.pre(isNegativeQuote(format, stored));
        const text = formatOdds(format, stored);
        const places = text.length - text.indexOf('.') - 1;
        const shown = BigInt(text.slice(1).replace('.', ''));
        expect(oddsIn(format, stored).negate().roundTo(places, 'halfUp')).toBe(shown);
        expect(shown).toBeGreaterThan(0n);
      }),
    );
  });
});

describe('parseOdds refuses what a format cannot quote', () => {
  it.each([
    ['malay', '1.05'],
    ['malay', '-1.05'],
    ['malay', '0'],
    ['malay', '-0'],
    ['indonesian', '0.95'],
    ['indonesian', '-0.95'],
    ['american', '99'],
    ['american', '-99'],
    ['american', '0'],
    ['hongKong', '-0.95'],
    ['hongKong', '0'],
    ['european', '1'],
    ['european', '1.0004'],
    ['european', '0.5'],
    ['european', '+1.95'],
    ['european', '1,95'],
    ['european', '1e3'],
    ['european', '１.95'],
    ['fractional', '0/1'],
    ['fractional', '1/0'],
    ['fractional', '-1/2'],
    ['fractional', '0.5'],
  ] as const)('%s %s', (format, text) => {
    expect(() => parseOdds(format, text)).toThrow(MoneySyntaxError);
  });

  it('takes the feed spellings of american odds', () => {
    expect(parseOdds('american', '150')).toBe(2500n);
    expect(parseOdds('american', '+150')).toBe(2500n);
    expect(parseOdds('american', '-110')).toBe(1909n); // 1 + 100/110 = 1.90909
    expect(parseOdds('american', '-100')).toBe(2000n);
  });
});

describe('the wire form', () => {
  it('has three places and reads back', () => {
    expect(formatPrice(1950n)).toBe('1.950');
    expect(parsePrice('1.950')).toBe(1950n);
    expect(parsePrice('1.95')).toBe(1950n);
    for (const text of ['1', '1.000', '0.99', '1.9501', '-1.95', '']) {
      expect(() => parsePrice(text)).toThrow(MoneySyntaxError);
    }
    expect(() => checked(greatestPrice + 1n)).toThrow(RangeError);
  });
});

describe('the payout line under a quote', () => {
  it.each([
    // 1.95: 投 100 赢 95；negative indonesian and american: 投 100 / 0.95 = 105.26 赢 100
    ['european', 1950n, '100.00', '95.00'],
    ['hongKong', 1950n, '100.00', '95.00'],
    ['malay', 1950n, '100.00', '95.00'],
    ['indonesian', 1950n, '105.26', '100.00'],
    ['american', 1950n, '105.26', '100.00'],
    ['fractional', 1950n, '100.00', '95.00'],
    // 2.05: negative malay: 投 100 / 1.05 = 95.24 赢 100
    ['malay', 2050n, '95.24', '100.00'],
    ['indonesian', 2050n, '100.00', '105.00'],
    ['american', 2050n, '100.00', '105.00'],
  ] as const)('%s at %s: stake %s wins %s', (format, stored, stake, win) => {
    const example = payoutExample(format, stored, 'CNY');
    expect([formatMoney(example.stake), formatMoney(example.win)]).toEqual([stake, win]);
    expect(example.lose).toEqual(example.stake);
  });
});

describe('price policy', () => {
  it.each([
    ['none', 1950n, 1950n, true],
    ['none', 1950n, 1960n, false],
    ['higher', 1950n, 1960n, true],
    ['higher', 1950n, 1940n, false],
    ['any', 1950n, 1940n, true],
  ] as const)('%s, asked %s, now %s: %s', (policy, asked, now, accepted) => {
    expect(acceptsPrice(policy, asked, now)).toBe(accepted);
  });
});
