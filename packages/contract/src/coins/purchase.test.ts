import { cny } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { coinBuyButton, coinPurchase, coinQuickAmounts, coinsFor, readCoinAmount } from './purchase.ts';

describe('coins', () => {
  it('are ten for a yuan', () => {
    expect([1n, 18n, 58n, 500_000n].map(coinsFor)).toEqual([10n, 180n, 580n, 5_000_000n]);
  });

  it('have the printed bounds and quick amounts', () => {
    expect(coinPurchase).toEqual({ minYuan: 1n, maxYuan: 500_000n, defaultYuan: 1n });
    expect(coinQuickAmounts).toEqual([1n, 18n, 58n, 188n, 588n, 1_888n]);
  });
});

describe('the amount box of a coin purchase', () => {
  it('strips everything but digits', () => {
    expect(readCoinAmount('1a2.3')).toEqual({ text: '123', yuan: 123n, overLimit: false });
    expect(readCoinAmount('007').text).toBe('7');
  });

  it('is empty when cleared, raises 0 to 1 and cuts above 500000 with a message', () => {
    expect(readCoinAmount('')).toEqual({ text: '', yuan: undefined, overLimit: false });
    expect(readCoinAmount('abc').text).toBe('');
    expect(readCoinAmount('0')).toEqual({ text: '1', yuan: 1n, overLimit: false });
    expect(readCoinAmount('500000')).toEqual({ text: '500000', yuan: 500_000n, overLimit: false });
    expect(readCoinAmount('600000')).toEqual({ text: '500000', yuan: 500_000n, overLimit: true });
    expect(readCoinAmount('9'.repeat(40)).yuan).toBe(500_000n);
  });
});

describe('the buy button', () => {
  it('is disabled when empty or zero, and with a bubble when the amount exceeds the center wallet', () => {
    const center = cny(10_00n);
    expect(coinBuyButton(undefined, center)).toEqual({ enabled: false, bubble: false });
    expect(coinBuyButton(0n, center)).toEqual({ enabled: false, bubble: false });
    expect(coinBuyButton(10n, center)).toEqual({ enabled: true, bubble: false });
    expect(coinBuyButton(11n, center)).toEqual({ enabled: false, bubble: true });
    expect(coinBuyButton(10n, cny(9_99n))).toEqual({ enabled: false, bubble: true });
  });
});
