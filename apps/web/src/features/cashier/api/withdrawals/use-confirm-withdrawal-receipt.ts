import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { showRefusal } from '../../../../lib/refusals.ts';
import { useAskWithdrawalsAgain } from './use-ask-withdrawals-again.ts';

/** The member says: it has arrived. */
export function useConfirmWithdrawalReceipt(billNo: string) {
  const client = useQueryClient();
  const operation = useOperationId(`confirmWithdrawalReceipt.${billNo}`);
  const askAgain = useAskWithdrawalsAgain();
  return useMutation({
    mutationFn: () =>
      operation.run((operationId) => api.confirmWithdrawalReceipt({ billNo }, { operationId })),
    onSuccess: (order) => client.setQueryData(['getWithdrawal', { billNo: order.billNo }], order),
    onError: (fault) => showRefusal(fault),
    onSettled: askAgain,
  });
}
