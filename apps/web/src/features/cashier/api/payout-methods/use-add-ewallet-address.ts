import type { WithdrawalName } from '@fairway/contract/withdrawals/types.ts';
import { api } from '../../../../lib/api.ts';
import { useBindMethod } from './use-bind-method.ts';

interface NewEwalletAddress {
  wallet: WithdrawalName;
  account: string;
  label: string;
  withdrawPassword: string;
}

/** Binds an account of an e-wallet. */
export function useAddEwalletAddress() {
  return useBindMethod<NewEwalletAddress>('addEwalletAddress', (input, options) =>
    api.addEwalletAddress(input, options),
  );
}
