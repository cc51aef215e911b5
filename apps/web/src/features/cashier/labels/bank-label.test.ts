import { banks } from '@fairway/contract/payout-methods/banks.ts';
import { describe, expect, it, vi } from 'vitest';
import * as i18n from '../../../lib/i18n.ts';
import { bankLabel } from './bank-label.ts';

const sent = { bankCode: 'CMB', bankName: '招商银行' };

describe('the name of a bank', () => {
  it('is Chinese first, and English on an English page', () => {
    const spoken = vi.spyOn(i18n, 'language').mockReturnValue('zh-CN');
    expect(bankLabel(sent)).toBe('招商银行');
    spoken.mockReturnValue('en');
    expect(bankLabel(sent)).toBe('China Merchants Bank');
    spoken.mockRestore();
  });

  it('has no Chinese in any English name', () => {
    expect(banks.list.filter(({ en }) => /\p{Script=Han}/u.test(en))).toEqual([]);
  });

  it('stays as the server wrote it where the payee is no bank of the list', () => {
    expect(bankLabel({ bankCode: '', bankName: 'USDT' })).toBe('USDT');
  });
});
