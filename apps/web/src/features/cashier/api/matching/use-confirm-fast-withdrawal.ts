import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { showRefusal } from '../../../../lib/refusals.ts';
import { useAskMatchAgain } from './use-ask-match-again.ts';

/** The recipient says that a part has arrived: the payer is credited at once. */
export function useConfirmFastWithdrawal(partNo: string) {
  const operation = useOperationId(`confirmFastWithdrawal.${partNo}`);
  const askAgain = useAskMatchAgain();
  return useMutation({
    mutationFn: () => operation.run((operationId) => api.confirmFastWithdrawal({ partNo }, { operationId })),
    onSuccess: askAgain,
    onError: (fault) => {
      showRefusal(fault);
      return askAgain();
    },
  });
}
