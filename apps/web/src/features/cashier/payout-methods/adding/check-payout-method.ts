import type { UsdtProtocol } from '@fairway/contract/chain/protocols.ts';
import { usdtProtocols } from '@fairway/contract/chain/protocols.ts';
import { isUsdtAddressShape } from '@fairway/contract/chain/addresses/usdt-address.ts';

/** Whether a text begins and goes on as an address of that network does (specification section 5); the server checks it fully. */
export function isAddressOf(protocol: UsdtProtocol, typed: string): boolean {
  const key = usdtProtocols.byCode(protocol)?.key;
  return key !== undefined && isUsdtAddressShape(key, typed.trim());
}
