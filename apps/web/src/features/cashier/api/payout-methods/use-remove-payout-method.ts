import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { showRefusal } from '../../../../lib/refusals.ts';
import { useAskMethodsAgain } from './use-ask-methods-again.ts';

/** Unbinds a card or address. */
export function useRemovePayoutMethod(id: string) {
  const operation = useOperationId(`removePayoutMethod.${id}`);
  const askAgain = useAskMethodsAgain();
  return useMutation({
    mutationFn: () => operation.run((operationId) => api.removePayoutMethod({ id }, { operationId })),
    onError: (fault) => showRefusal(fault),
    onSettled: askAgain,
  });
}
