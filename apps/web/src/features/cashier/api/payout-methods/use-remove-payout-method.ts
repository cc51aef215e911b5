import { hashPassword } from '@fairway/api-client';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { useAskMethodsAgain } from './use-ask-methods-again.ts';

/** Unbinds a card or address. The withdraw password is given as typed; it leaves the browser only as its hash. */
export function useRemovePayoutMethod(id: string) {
  const operation = useOperationId(`removePayoutMethod.${id}`);
  const askAgain = useAskMethodsAgain();
  return useMutation({
    mutationFn: (withdrawPassword: string) =>
      operation.run((operationId) =>
        api.removePayoutMethod({ id, withdrawPassword: hashPassword(withdrawPassword) }, { operationId }),
      ),
    onSettled: askAgain,
  });
}
