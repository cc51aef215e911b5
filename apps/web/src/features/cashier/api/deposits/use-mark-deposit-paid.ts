import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { showRefusal } from '../../../../lib/refusals.ts';
import { useKeepDepositOrder } from './use-keep-deposit-order.ts';

/** The member says: I have paid. No money moves by it; the order waits longer and the channel is asked at once. */
export function useMarkDepositPaid(billNo: string) {
  const operation = useOperationId(`markDepositPaid.${billNo}`);
  const keep = useKeepDepositOrder();
  return useMutation({
    mutationFn: () => operation.run((operationId) => api.markDepositPaid({ billNo }, { operationId })),
    onSuccess: (order) => keep.answer(order),
    onError: (fault) => {
      showRefusal(fault);
      return keep.askAgain();
    },
  });
}
