import type { KeyOf } from '../../enums/define-enum.ts';
import type { usdtProtocols } from '../protocols.ts';

const shapes: Readonly<Record<KeyOf<typeof usdtProtocols>, RegExp>> = {
  trc20: /^T[0-9A-Za-z]+$/,
  erc20: /^0x[0-9A-Za-z]+$/,
  omni: /^[13][0-9A-Za-z]+$/,
};

/**
 * USDT address by protocol (specification section 5): its first characters, then alphanumerics. A shape, not a
 * checksum: the code that pays to an address checks it fully.
 */
export function isUsdtAddressShape(protocol: KeyOf<typeof usdtProtocols>, address: string): boolean {
  return shapes[protocol].test(address);
}
