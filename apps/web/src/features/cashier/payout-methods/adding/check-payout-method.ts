import type { UsdtProtocol } from '@fairway/contract/enums/protocols.ts';
import { usdtProtocols } from '@fairway/contract/enums/protocols.ts';
import { isUsdtAddressShape } from '@fairway/contract/limits/addresses/usdt-address.ts';

/** Whether a text begins and goes on as an address of that network does (specification section 5); the server checks it fully. */
export function isAddressOf(protocol: UsdtProtocol, typed: string): boolean {
  const key = usdtProtocols.byCode(protocol)?.key;
  return key !== undefined && isUsdtAddressShape(key, typed.trim());
}
