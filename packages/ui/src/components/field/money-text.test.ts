import { describe, expect, it } from 'vitest';
import { cleanMoneyText, groupDigits, moneyText } from './money-text.ts';

describe('money as text', () => {
  it('keeps digits and one point, and cuts places beyond the scale', () => {
    expect(cleanMoneyText('1,003.509', 2)).toBe('1003.50');
    expect(cleanMoneyText('１２。５', 2)).toBe('12.5');
    expect(cleanMoneyText('.5', 2)).toBe('0.5');
    expect(cleanMoneyText('007', 2)).toBe('7');
    expect(cleanMoneyText('12.9', 0)).toBe('12');
    expect(cleanMoneyText('1.2.3', 2)).toBe('1.23');
    expect(cleanMoneyText('abc', 2)).toBe('');
  });

  it('keeps a point that was just typed', () => {
    expect(cleanMoneyText('12.', 2)).toBe('12.');
  });

  it('groups thousands without touching the fraction', () => {
    expect(groupDigits('1234567.8901')).toBe('1,234,567.8901');
    expect(groupDigits('999')).toBe('999');
  });

  it('shows a decimal string with its scale and a real minus', () => {
    expect(moneyText('12846.5', 2)).toBe('12,846.50');
    expect(moneyText('-120', 2)).toBe('\u2212120.00');
    expect(moneyText('0.999', 2)).toBe('0.99');
    expect(moneyText('1888', 0)).toBe('1,888');
    expect(moneyText('12345678901234567890.000001', 6)).toBe('12,345,678,901,234,567,890.000001');
  });
});
