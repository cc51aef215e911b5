import type { WithdrawalOptionTerms } from '@fairway/contract/withdrawals/rehearsal-schemas.ts';
import type { WithdrawalName, WithdrawalType } from '@fairway/contract/withdrawals/types.ts';
import { describe, expect, it } from 'vitest';
import { fitsOption, isOpen, optionOf } from './choose-option.ts';

const option = (withdrawType: WithdrawalType, name: WithdrawalName): WithdrawalOptionTerms => ({
  withdrawType, name, withdrawalWay: 1, currency: 'CNY', kind: 'bankCard', min: '100.00', max: '50000.00',
  fee: '0.00', rewardRate: '0', arrivalMinutes: 5, protocols: [],
}); // prettier-ignore
const options = [option(0, 'common'), option(3, 'ebpay'), option(2182, 'ebpay'), option(30_000, 'usdt')];
const card = { kind: 'bankCard', wallet: null } as const;
const ebpay = { kind: 'ewallet', wallet: 'ebpay' } as const;
const alipay = { kind: 'ewallet', wallet: 'alipay' } as const;

describe('the method of a withdrawal', () => {
  it('is the switcher’s, or that of the e-wallet that is paid to, by its newer interface', () => {
    expect(optionOf(options, 'normal', card)?.withdrawType).toBe(0);
    expect(optionOf(options, 'normal', ebpay)?.withdrawType).toBe(2182);
    expect(optionOf(options, 'usdt', undefined)?.withdrawType).toBe(30_000);
    expect(optionOf(options, 'fast', card)).toBeUndefined();
    expect([isOpen(options, 'fast'), isOpen(options, 'normal')]).toEqual([false, true]);
  });

  it('takes the accounts that it can pay to', () => {
    expect([card, ebpay, alipay].map((method) => fitsOption(options, 'normal', method))).toEqual([
      true,
      true,
      false,
    ]);
    expect([card, ebpay].map((method) => fitsOption(options, 'fast', method))).toEqual([true, false]);
    expect(fitsOption(options, 'usdt', card)).toBe(false);
  });
});
