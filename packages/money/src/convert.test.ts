import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COIN, coinsPerYuan, Fraction, MoneySyntaxError, cny, coin, convert, formatRate } from './index.ts';
import { inverseRate, multiply, negate, parseRate, rate, usdt } from './index.ts';

const yuanPerUsdt = rate(718n, 2);

describe('convert', () => {
  it('gives ten coins for a yuan', () => {
    expect(convert(cny(1_00n), COIN, { rate: coinsPerYuan, round: 'down' })).toEqual(coin(10n));
  });

  it('rounds once, in the direction that the call names', () => {
    // 100.00 CNY / 7.18 = 13.927576601... USDT; the seventh place is 6
    const options = { rate: inverseRate(yuanPerUsdt) };
    expect(convert(cny(100_00n), 'USDT', { ...options, round: 'down' })).toEqual(usdt(13_927576n));
    expect(convert(cny(100_00n), 'USDT', { ...options, round: 'up' })).toEqual(usdt(13_927577n));
    expect(convert(cny(100_00n), 'USDT', { ...options, round: 'halfUp' })).toEqual(usdt(13_927577n));
    // 0.05 CNY = 0.5 coin, the tie
    expect(convert(cny(5n), COIN, { rate: coinsPerYuan, round: 'halfUp' })).toEqual(coin(1n));
    expect(convert(cny(4n), COIN, { rate: coinsPerYuan, round: 'halfUp' })).toEqual(coin(0n));
  });

  it('does not compile without a rounding', () => {
    // @ts-expect-error round is named at every call
    expect(() => convert(cny(1n), COIN, { rate: coinsPerYuan })).toThrow(RangeError);
  });

  it('treats a debt as the mirror image of a claim', () => {
    const anyMode = fc.constantFrom('down' as const, 'up' as const, 'halfUp' as const);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), anyMode, (minor, round) => {
        const there = convert(cny(minor), 'USDT', { rate: inverseRate(yuanPerUsdt), round });
        expect(convert(cny(-minor), 'USDT', { rate: inverseRate(yuanPerUsdt), round })).toEqual(
          negate(there),
        );
      }),
    );
  });

  it('never raises a total by 10,000 round trips, and loses at most a unit a step [INV-9]', () => {
    const rates = fc.record({ value: fc.bigInt({ min: 1n, max: 10n ** 9n }), scale: fc.nat({ max: 8 }) });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), rates, (minor, { value, scale }) => {
        const price = rate(value, scale);
        const there = convert(cny(minor), 'USDT', { rate: inverseRate(price), round: 'down' });
        const back = convert(there, 'CNY', { rate: price, round: 'down' });
        expect(back.minor).toBeLessThanOrEqual(minor);

        // exact value of what was cut in the conversion, in fen: under one millionth of a USDT
        const exact = Fraction.of(minor, 100n).div(Fraction.scaled(value, scale));
        const cut = exact.sub(Fraction.scaled(there.minor, 6));
        expect(cut.compare(Fraction.ZERO)).toBeGreaterThanOrEqual(0);
        expect(cut.compare(Fraction.of(1n, 1_000_000n))).toBe(-1);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('multiply', () => {
  it('takes a fee of 0.3 % and rounds it up', () => {
    // 33.33 x 0.003 = 0.09999
    expect(multiply(cny(33_33n), Fraction.of(3n, 1000n), { round: 'up' })).toEqual(cny(10n));
    expect(multiply(cny(33_33n), Fraction.of(3n, 1000n), { round: 'down' })).toEqual(cny(9n));
  });
});

describe('rates', () => {
  it('are read strictly and written back at their scale', () => {
    expect(parseRate('7.18', 4)).toEqual(rate(71800n, 4));
    expect(formatRate(parseRate('7.18', 4))).toBe('7.1800');
    for (const text of ['0', '0.0000', '-1', '7.12345', '7,18', '']) {
      expect(() => parseRate(text, 4)).toThrow(MoneySyntaxError);
    }
    expect(() => rate(0n, 2)).toThrow(RangeError);
    expect(() => rate(1n, -1)).toThrow(RangeError);
  });
});
