import { describe, expect, it } from 'vitest';
import { phoneFault, readCodeInput, readPhoneInput } from './phone.ts';

const rules = {
  minDigits: 11,
  maxDigits: 11,
  disabledPrefixes: { '170': '该号段暂停使用' },
  restrictedPrefixes: ['162', '1650'],
};

describe('a phone box', () => {
  it('keeps digits only and nothing beyond the thirteenth', () => {
    expect(readPhoneInput('13a8-0')).toBe('1380');
    expect(readPhoneInput('12345678901234')).toBe('1234567890123');
    expect(readPhoneInput('１３８')).toBe('');
  });
});

describe('a code box', () => {
  it('keeps six digits for +86, ten for any other area code', () => {
    expect(readCodeInput('12ab3', '+86')).toBe('123');
    expect(['+86', '86', '0086'].map((areaCode) => readCodeInput('1234567', areaCode))).toEqual([
      '123456',
      '123456',
      '123456',
    ]);
    expect(readCodeInput('12345678901', '+63')).toBe('1234567890');
    expect(readCodeInput('1234567', '+860')).toBe('1234567');
  });
});

describe('a phone number', () => {
  it('is refused when empty, then by length, then by the disabled list, then by restricted prefixes', () => {
    expect(phoneFault('', rules)).toEqual({ error: 'phoneEmpty' });
    expect(phoneFault('1381234567', rules)).toEqual({ error: 'phoneMalformed' });
    expect(phoneFault('138123456789', rules)).toEqual({ error: 'phoneMalformed' });
    expect(phoneFault('1381234567a', rules)).toEqual({ error: 'phoneMalformed' });
    expect(phoneFault('1701234567', rules)).toEqual({ error: 'phoneMalformed' });
    expect(phoneFault('17012345678', rules)).toEqual({
      error: 'phonePrefixDisabled',
      params: { message: '该号段暂停使用' },
    });
    expect(phoneFault('16212345678', rules)).toEqual({ error: 'phonePrefixRestricted' });
    expect(phoneFault('16501234567', rules)).toEqual({ error: 'phonePrefixRestricted' });
    expect(phoneFault('16512345678', rules)).toBeUndefined();
    expect(phoneFault('13812345678', rules)).toBeUndefined();
  });
});
