import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { withdrawalSchemas } from '@fairway/contract/withdrawals/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { useAskWithdrawalsAgain } from './use-ask-withdrawals-again.ts';

export type WithdrawalInput = InputOf<(typeof withdrawalSchemas)['createWithdrawal']>;

/** Asks for a payout, once a press: the money is locked at once. */
export function useCreateWithdrawal() {
  const client = useQueryClient();
  const operation = useOperationId('createWithdrawal');
  const askAgain = useAskWithdrawalsAgain();
  const mutation = useMutation({
    mutationFn: (input: WithdrawalInput) =>
      operation.run((operationId) => api.createWithdrawal(input, { operationId })),
    onSuccess: (order) => client.setQueryData(['getWithdrawal', { billNo: order.billNo }], order),
    onSettled: askAgain,
  });
  return { ...mutation, renew: () => operation.renew() };
}
