import { usdtProtocols, type UsdtProtocol } from '@fairway/contract/enums/protocols.ts';
import { isUsdtAddressShape } from '@fairway/contract/limits/usdt-address.ts';
import { getAddress, isAddress, zeroAddress } from 'viem';

const { erc20 } = usdtProtocols.codes;

/**
 * A USDT address in its canonical spelling, or undefined when it is not one. The prefix rule is the specification's
 * (section 5); for ERC20 the mixed-case checksum of EIP-55 is checked where the letters' case carries one.
 */
export function checksummedAddress(protocol: UsdtProtocol, typed: string): string | undefined {
  const address = typed.trim();
  const key = usdtProtocols.byCode(protocol)?.key;
  if (!key || !isUsdtAddressShape(key, address)) return undefined;
  if (protocol !== erc20) return undefined;
  const oneCase =
    address.slice(2) === address.slice(2).toLowerCase() ||
    address.slice(2) === address.slice(2).toUpperCase();
  if (!isAddress(address, { strict: !oneCase })) return undefined;
  const canonical = getAddress(oneCase ? `0x${address.slice(2).toLowerCase()}` : address);
  return canonical === zeroAddress ? undefined : canonical;
}
