import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { PoolCode } from '@fairway/contract/fishing/codes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId, type OperationId } from '../../../lib/operation-id.ts';
import { showRefusal } from '../../../lib/refusals.ts';

/** Buys in for an amount and takes a free seat; at the own seat it brings more. */
export function useEnterPool(pool: PoolCode) {
  const operation = useOperationId(`enterPool.${pool}`);
  return useMutation({
    mutationFn: ({ currency, amount }: { currency: WalletCurrency; amount: string }) =>
      operation.run((operationId) => api.enterPool({ pool, currency, amount }, { operationId })),
    ...useAsking(operation),
  });
}

/** Leaves the seat, wherever it is; everything comes home. */
export function useLeavePool() {
  const operation = useOperationId('leavePool');
  return useMutation({
    mutationFn: () => operation.run((operationId) => api.leavePool({}, { operationId })),
    ...useAsking(operation),
  });
}

function useAsking(operation: OperationId) {
  const client = useQueryClient();
  return {
    onError: (fault: unknown) => {
      // The press before never got its answer, and this one says something else: a new act.
      if (fault instanceof ApiError && fault.error === 'operationIdReused') operation.renew();
      showRefusal(fault);
    },
    onSettled: () => {
      for (const name of ['getPool', 'listPools', 'getWalletBalance', 'listVenues', 'getPlayProtection'])
        void client.invalidateQueries({ queryKey: [name] });
    },
  };
}
