import type { UsdtProtocol } from '@fairway/contract/chain/protocols.ts';
import { api } from '../../../../lib/api.ts';
import { useBindMethod } from './use-bind-method.ts';

interface NewUsdtAddress {
  protocol: UsdtProtocol;
  address: string;
  label: string;
  withdrawPassword: string;
}

/** Binds a USDT address. */
export function useAddUsdtAddress() {
  return useBindMethod<NewUsdtAddress>('addUsdtAddress', (input, options) =>
    api.addUsdtAddress(input, options),
  );
}
