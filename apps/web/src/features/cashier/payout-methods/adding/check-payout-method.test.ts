import { usdtProtocols } from '@fairway/contract/chain/protocols.ts';
import { describe, expect, it } from 'vitest';
import { isAddressOf } from './check-payout-method.ts';

const { trc20, erc20, omni } = usdtProtocols.codes;

describe('where money is paid to', () => {
  it('knows an address by the first characters of its network', () => {
    expect(isAddressOf(trc20, 'Tabc123')).toBe(true);
    expect(isAddressOf(trc20, '0xabc')).toBe(false);
    expect(isAddressOf(trc20, 'T_1')).toBe(false);
    expect(isAddressOf(erc20, ' 0xabc123 ')).toBe(true);
    expect(isAddressOf(erc20, '0x-1')).toBe(false);
    expect(isAddressOf(omni, '1abc')).toBe(true);
    expect(isAddressOf(omni, '2abc')).toBe(false);
  });
});
