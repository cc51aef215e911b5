import type { WithdrawalOptionTerms } from '@fairway/contract/withdrawals/rehearsal-schemas.ts';
import type { WithdrawalName, WithdrawalType } from '@fairway/contract/withdrawals/types.ts';
import { describe, expect, it } from 'vitest';
import { fitsOption, isOpen, optionOf } from './choose-option.ts';

const way = (withdrawType: WithdrawalType, name: WithdrawalName): WithdrawalOptionTerms => ({
  withdrawType, name, withdrawalWay: 1, currency: 'CNY', kind: 'bankCard', min: '100.00', max: '50000.00',
  fee: '0.00', rewardRate: '0', arrivalMinutes: 5, protocols: [],
}); // prettier-ignore
const ways = [way(0, 'common'), way(3, 'ebpay'), way(2182, 'ebpay'), way(30_000, 'usdt')];
const card = { kind: 'bankCard', wallet: null } as const;
const ebpay = { kind: 'ewallet', wallet: 'ebpay' } as const;
const alipay = { kind: 'ewallet', wallet: 'alipay' } as const;

describe('the method of a withdrawal', () => {
  it('is the switcher’s, or that of the e-wallet that is paid to, by its newer interface', () => {
    expect(optionOf(ways, 'normal', card)?.withdrawType).toBe(0);
    expect(optionOf(ways, 'normal', ebpay)?.withdrawType).toBe(2182);
    expect(optionOf(ways, 'usdt', undefined)?.withdrawType).toBe(30_000);
    expect(optionOf(ways, 'fast', card)).toBeUndefined();
    expect([isOpen(ways, 'fast'), isOpen(ways, 'normal')]).toEqual([false, true]);
  });

  it('takes the accounts that it can pay to', () => {
    expect([card, ebpay, alipay].map((method) => fitsOption(ways, 'normal', method))).toEqual([
      true,
      true,
      false,
    ]);
    expect([card, ebpay].map((method) => fitsOption(ways, 'fast', method))).toEqual([true, false]);
    expect(fitsOption(ways, 'usdt', card)).toBe(false);
  });
});
