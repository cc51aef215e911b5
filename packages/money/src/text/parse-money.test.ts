import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, MoneySyntaxError, cny, coin, formatMoney, money } from '../index.ts';
import { parseMoney, parseSignedMoney, tryParseMoney, usdt } from '../index.ts';

describe('parseMoney accepts one spelling of an amount', () => {
  it.each([
    ['0', 0n],
    ['0.0', 0n],
    ['0.00', 0n],
    ['0.5', 50n],
    ['0.05', 5n],
    ['1', 1_00n],
    ['100', 100_00n],
    ['12.3', 12_30n],
    ['12.34', 12_34n],
    ['9999999999999999.99', 999999999999999999n], // 18 digits, the longest amount there is
  ])('%s yuan', (text, minor) => expect(parseMoney(text, 'CNY')).toEqual(cny(minor)));

  it('reads six places of USDT and no place of coins', () => {
    expect(parseMoney('1.000001', 'USDT')).toEqual(usdt(1_000001n));
    expect(parseMoney('500', 'COIN')).toEqual(coin(500n));
  });
});

describe('parseMoney refuses every other spelling', () => {
  it.each([
    '',
    ' ',
    '1 ',
    ' 1',
    '1\n',
    '+1',
    '-1',
    '\u22121',
    '-0',
    '01',
    '00',
    '00.1',
    '.5',
    '5.',
    '1..2',
    '1.2.3',
    '1,000',
    '1e3',
    '1E3',
    '0x10',
    '0b1',
    '1n',
    '1_000',
    'NaN',
    'Infinity',
    '١',
    '１',
    '1２',
    '²',
    '½',
    '一',
    '1.234',
    '0.001',
    '10000000000000000',
    '99999999999999999999',
    '1\u200b',
    '1\u0000',
    '¥1',
    '1元',
    '[object Object]',
    'null',
  ])('%j', (text) => {
    expect(() => parseMoney(text, 'CNY')).toThrow(MoneySyntaxError);
    expect(tryParseMoney(text, 'CNY')).toBeUndefined();
  });

  it('refuses a fraction of a coin and a seventh place of USDT', () => {
    expect(tryParseMoney('1.0', 'COIN')).toBeUndefined();
    expect(tryParseMoney('1.0000001', 'USDT')).toBeUndefined();
  });

  it.each([[1], [1n], [null], [undefined], [{}], [['1']]])('refuses what is not a text: %s', (value) => {
    expect(tryParseMoney(value, 'CNY')).toBeUndefined();
  });
});

describe('parseSignedMoney', () => {
  it('reads a negative presentation and refuses minus zero, two signs and a plus', () => {
    expect(parseSignedMoney('-1234.50', 'CNY')).toEqual(cny(-1234_50n));
    for (const text of ['-0', '-0.00', '--1', '+1', '- 1', '-', '\u22121']) {
      expect(() => parseSignedMoney(text, 'CNY')).toThrow(MoneySyntaxError);
    }
  });

  it('reads back every amount that formatMoney writes', () => {
    const limit = 10n ** 18n - 1n;
    const amounts = fc.record({
      currency: fc.constantFrom(...currencies),
      minor: fc.bigInt({ min: -limit, max: limit }),
    });
    fc.assert(
      fc.property(amounts, ({ currency, minor }) => {
        const amount = money(currency, minor);
        expect(parseSignedMoney(formatMoney(amount), currency)).toEqual(amount);
      }),
    );
  });
});
