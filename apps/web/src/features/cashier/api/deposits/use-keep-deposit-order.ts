import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';

/** What every change of a deposit order does to the kept answers. */
export function useKeepDepositOrder() {
  const client = useQueryClient();
  const askAgain = () =>
    Promise.all(
      ['getDepositOrder', 'getActiveDepositOrder', 'listDepositOrders'].map((operation) =>
        client.invalidateQueries({ queryKey: [operation] }),
      ),
    );
  return {
    askAgain,
    /** Shows the answered order at once and asks for what else depends on it. */
    answer(order: DepositOrder) {
      client.setQueryData(['getDepositOrder', { billNo: order.billNo }], order);
      return askAgain();
    },
  };
}
