import { describe, expect, it } from 'vitest';
import {
  CurrencyMismatchError,
  add,
  cny,
  coin,
  compare,
  displayMoney,
  equal,
  formatMoney,
  isCurrency,
} from './index.ts';
import { max, min, money, negate, subtract, sum, usdt, zero } from './index.ts';

describe('Money', () => {
  it('adds, subtracts and negates within a currency', () => {
    expect(add(cny(1_50n), cny(2_75n))).toEqual(cny(4_25n));
    expect(subtract(cny(1_00n), cny(1_01n))).toEqual(cny(-1n));
    expect(negate(usdt(5n))).toEqual(usdt(-5n));
    expect(sum('CNY', [cny(1n), cny(2n), cny(-4n)])).toEqual(cny(-1n));
    expect(sum('COIN', [])).toEqual(zero('COIN'));
  });

  it('throws when two currencies meet', () => {
    for (const meet of [add, subtract, compare, min, max]) {
      expect(() => meet(cny(1n), usdt(1n))).toThrow(CurrencyMismatchError);
    }
    expect(() => sum('CNY', [cny(1n), coin(1n)])).toThrow(CurrencyMismatchError);
    expect(equal(cny(0n), usdt(0n))).toBe(false);
  });

  it('compares', () => {
    expect([cny(3n), cny(1n), cny(2n)].sort(compare)).toEqual([cny(1n), cny(2n), cny(3n)]);
    expect(max(cny(1n), cny(2n))).toEqual(cny(2n));
    expect(min(cny(1n), cny(2n))).toEqual(cny(1n));
    expect(equal(cny(1n), cny(1n))).toBe(true);
  });

  it('cannot be changed and takes no number', () => {
    expect(Object.isFrozen(cny(1n))).toBe(true);
    // @ts-expect-error a number is no amount, neither for the compiler nor at run time
    expect(() => money('CNY', 1)).toThrow(TypeError);
  });

  it('knows its currencies by exact spelling', () => {
    expect(['CNY', 'USDT', 'COIN', 'cny', 'EUR', '', null].map(isCurrency)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('formatMoney, the wire', () => {
  it.each([
    [cny(0n), '0.00'],
    [cny(5n), '0.05'],
    [cny(-5n), '-0.05'],
    [cny(1234567_89n), '1234567.89'],
    [usdt(1n), '0.000001'],
    [coin(-500n), '-500'],
  ])('%o is %s', (amount, text) => expect(formatMoney(amount)).toBe(text));
});

describe('displayMoney, the screen', () => {
  it.each([
    [cny(1234567_89n), {}, '¥1,234,567.89'],
    [cny(999_00n), {}, '¥999.00'],
    [cny(-1000_00n), {}, '\u2212¥1,000.00'],
    [usdt(1234_567891n), {}, '₮1,234.56'], // cut, never rounded up to money that is not there
    [usdt(1234_567891n), { places: 'full' }, '₮1,234.567891'],
    [usdt(1_408452n), { places: 'needed' }, '₮1.408452'], // a bound that was cut would be refused when typed
    [usdt(1_400000n), { places: 'needed' }, '₮1.40'],
    [usdt(1_408000n), { places: 'needed' }, '₮1.408'],
    [cny(5n), { places: 'needed' }, '¥0.05'],
    [coin(7n), { places: 'needed' }, '7'],
    [usdt(-4000n), {}, '₮0.00'], // -0.004 shows as nothing and so without a sign
    [coin(500000n), {}, '500,000'],
    [cny(95_00n), { sign: 'always' }, '+¥95.00'],
    [cny(0n), { sign: 'always' }, '¥0.00'],
    [cny(95_00n), { symbol: false }, '95.00'],
  ] as const)('%o with %o is %s', (amount, options, text) => {
    expect(displayMoney(amount, options)).toBe(text);
  });
});
