import type { UsdtProtocol } from '@fairway/contract/enums/protocols.ts';
import { usdtProtocols } from '@fairway/contract/enums/protocols.ts';
import { isUsdtAddressShape } from '@fairway/contract/limits/usdt-address.ts';

/** Whether a card number has 12 to 19 digits and a right check digit (Luhn, ISO/IEC 7812-1); spaces are allowed. */
export function isCardNumber(typed: string): boolean {
  const digits = typed.replaceAll(/[ -]/g, '');
  if (!/^[1-9]\d{11,18}$/.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of Array.from(digits).toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Whether a text begins and goes on as an address of that network does (specification section 5); the server checks it fully. */
export function isAddressOf(protocol: UsdtProtocol, typed: string): boolean {
  const key = usdtProtocols.byCode(protocol)?.key;
  return key !== undefined && isUsdtAddressShape(key, typed.trim());
}
