import { useQuery } from '@tanstack/react-query';
import type { WithdrawalCaseLine } from '@fairway/contract/cashier/operator-schemas.ts';
import type { WithdrawalStatus } from '@fairway/contract/cashier/order-words.ts';
import { api } from '../../../lib/api.ts';
import { usePages } from '../../../lib/use-pages.ts';

export interface QueueFilters {
  status?: WithdrawalStatus;
  currency?: 'CNY' | 'USDT';
}

export type { WithdrawalCaseLine };

/** The queue; refreshed every 10 s while somebody looks, because colleagues take cases from it. */
export function useWithdrawalQueue({ status, currency }: QueueFilters) {
  return usePages({
    key: ['withdrawals', 'queue', { status, currency }],
    ask: (cursor) =>
      api.listWithdrawalQueue({
        status: status ?? 'open',
        ...(currency ? { currency } : {}),
        ...(cursor ? { cursor } : {}),
      }),
    every: 10_000,
  });
}

/** Everything a decision needs; as fresh as the queue. */
export function useWithdrawalCase(billNo: string) {
  return useQuery({
    queryKey: ['withdrawals', 'case', billNo],
    queryFn: () => api.getWithdrawalCase({ billNo }),
    refetchInterval: 10_000,
  });
}

export type WithdrawalCase = NonNullable<ReturnType<typeof useWithdrawalCase>['data']>;
