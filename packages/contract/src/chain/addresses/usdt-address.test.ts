import { describe, expect, it } from 'vitest';
import { isUsdtAddressShape } from './usdt-address.ts';

describe('a USDT address', () => {
  it('of TRC20 starts with T, then alphanumerics [USDT-010]', () => {
    expect(isUsdtAddressShape('trc20', 'Tabc123')).toBe(true);
    expect(
      ['0xabc', 'T_1', 'T', 'tabc', 'Tabc 1', 'Tabc\n'].filter((text) => isUsdtAddressShape('trc20', text)),
    ).toEqual([]);
  });

  it('of ERC20 starts with 0x, then alphanumerics [USDT-011]', () => {
    expect(isUsdtAddressShape('erc20', '0xabc123')).toBe(true);
    expect(
      ['Tabc', '0x-1', '0x', '0Xabc', 'x0abc'].filter((text) => isUsdtAddressShape('erc20', text)),
    ).toEqual([]);
  });

  it('of OMNI starts with 1 or 3, then alphanumerics [USDT-012]', () => {
    expect(['1abc', '3abc'].every((text) => isUsdtAddressShape('omni', text))).toBe(true);
    expect(['2abc', '1', '3-a', 'a1'].filter((text) => isUsdtAddressShape('omni', text))).toEqual([]);
  });
});
