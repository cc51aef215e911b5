import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { depositSchemas } from '@fairway/contract/deposits/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';

export type DepositInput = InputOf<(typeof depositSchemas)['createDepositOrder']>;

/** Opens a deposit order, once a press. Its payee follows as news; the answer is kept as the order page's first content. */
export function useCreateDepositOrder() {
  const client = useQueryClient();
  const operation = useOperationId('createDepositOrder');
  const mutation = useMutation({
    mutationFn: (input: DepositInput) =>
      operation.run((operationId) => api.createDepositOrder(input, { operationId })),
    onSuccess: (order, { payType, amount }) => {
      client.setQueryData(['getDepositOrder', { billNo: order.billNo }], order);
      client.setQueryData(['getActiveDepositOrder', {}], order);
      // Written, not forgotten: a form that lost this answer would be reset and never lead to the order.
      const { currency, createdAt } = order;
      client.setQueryData(['getLastDeposit', {}], { payType, amount, currency, createdAt });
    },
    // An order that is open already, or one made by a press whose answer was lost, shows itself.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['getActiveDepositOrder'] }),
        client.invalidateQueries({ queryKey: ['listDepositOrders'] }),
      ]),
  });
  return { ...mutation, renew: () => operation.renew() };
}
