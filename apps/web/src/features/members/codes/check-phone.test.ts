import { describe, expect, it } from 'vitest';
import { checkPhone } from './check-phone.ts';

const rules = {
  areas: [
    { areaCode: '86', areaName: '中国大陆', minDigits: 11, maxDigits: 11 },
    { areaCode: '65', areaName: '新加坡', minDigits: 8, maxDigits: 8 },
  ],
  disabledPrefixes: { '170': '170 号段收不到短信' },
};
const found = (areaCode: string, phone: string) => checkPhone({ areaCode, phone }, rules);

describe('a phone number in a form', () => {
  it('is refused before anything is sent: empty, by length, by prefix', () => {
    expect(found('86', '')).toEqual({ key: 'codes.smsMissing' });
    expect(found('86', '1380013800')).toEqual({ key: 'codes.phoneMalformed' });
    expect(found('86', '17012345678')).toEqual({ text: '170 号段收不到短信' });
    expect(found('86', '16512345678')).toEqual({ key: 'codes.phoneRestricted' });
    expect(found('86', '13800138000')).toBeUndefined();
  });

  it('meets the lengths of its own area, and no prefix of the home area', () => {
    expect(found('65', '8123456')).toEqual({ key: 'codes.phoneMalformed' });
    expect(found('65', '17012345')).toBeUndefined();
  });

  it('is refused by its length before the list of areas has come', () => {
    const early = { areas: [], disabledPrefixes: {} };
    expect(checkPhone({ areaCode: '86', phone: '1380013800' }, early)).toEqual({
      key: 'codes.phoneMalformed',
    });
    expect(checkPhone({ areaCode: '65', phone: '81234567' }, early)).toBeUndefined();
  });

  it('of an area that is not known is left to the server', () => {
    expect(found('999', '1')).toBeUndefined();
  });
});
