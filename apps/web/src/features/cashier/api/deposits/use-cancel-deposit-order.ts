import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { showRefusal } from '../../../../lib/refusals.ts';
import { useKeepDepositOrder } from './use-keep-deposit-order.ts';

/** Gives an unpaid order up; counted per day of the site. */
export function useCancelDepositOrder(billNo: string) {
  const operation = useOperationId(`cancelDepositOrder.${billNo}`);
  const keep = useKeepDepositOrder();
  return useMutation({
    mutationFn: () => operation.run((operationId) => api.cancelDepositOrder({ billNo }, { operationId })),
    onSuccess: (order) => keep.answer(order),
    onError: (fault) => {
      showRefusal(fault);
      return keep.askAgain();
    },
  });
}
