import { api } from '../../../../lib/api.ts';
import { useBindMethod } from './use-bind-method.ts';

interface NewBankCard {
  cardNumber: string;
  bankCode: string;
  branch: string;
  holderName: string;
  withdrawPassword: string;
}

/** Binds a bank card. */
export function useAddBankCard() {
  return useBindMethod<NewBankCard>('addBankCard', (input, options) => api.addBankCard(input, options));
}
