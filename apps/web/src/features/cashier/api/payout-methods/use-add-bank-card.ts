import { hashPassword } from '@fairway/api-client';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { useAskMethodsAgain } from './use-ask-methods-again.ts';

export interface NewBankCard {
  cardNumber: string;
  bankCode: string;
  branch: string;
  holderName: string;
  /** As typed; it leaves the browser only as its hash. */
  withdrawPassword: string;
}

/** Binds a bank card, once a press. */
export function useAddBankCard() {
  const operation = useOperationId('addBankCard');
  const askAgain = useAskMethodsAgain();
  const mutation = useMutation({
    mutationFn: ({ withdrawPassword, ...card }: NewBankCard) =>
      operation.run((operationId) =>
        api.addBankCard({ ...card, withdrawPassword: hashPassword(withdrawPassword) }, { operationId }),
      ),
    onSettled: askAgain,
  });
  return { ...mutation, renew: () => operation.renew() };
}
