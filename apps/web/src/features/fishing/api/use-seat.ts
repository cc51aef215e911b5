import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { PoolCode } from '@fairway/contract/fishing/codes.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { useAskAgain } from '../../../lib/use-ask-again.ts';

/** Buys in for an amount and takes a free seat; at the own seat it brings more. */
export function useEnterPool(pool: PoolCode) {
  const operation = useOperationId(`enterPool.${pool}`);
  return useMutation({
    mutationFn: ({ currency, amount }: { currency: WalletCurrency; amount: string }) =>
      operation.run((operationId) => api.enterPool({ pool, currency, amount }, { operationId })),
    ...useEnd(),
  });
}

/** Leaves the seat, wherever it is; everything comes home. */
export function useLeavePool() {
  const operation = useOperationId('leavePool');
  return useMutation({
    mutationFn: () => operation.run((operationId) => api.leavePool({}, { operationId })),
    ...useEnd(),
  });
}

function useEnd() {
  const onSettled = useAskAgain(
    'getPool',
    'listPools',
    'getWalletBalance',
    'listVenues',
    'getPlayProtection',
  );
  return { onError: (fault: unknown) => showRefusal(fault), onSettled };
}
